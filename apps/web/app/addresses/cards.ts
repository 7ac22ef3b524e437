import type { Language } from '../i18n/languages.ts'

/**
 * The picture that stands for a page where the page is shared. `tools/social-cards.ts` draws these pictures.
 */
export type Card = 'site' | 'letters' | 'levels' | 'phrases' | `blog-${string}`

export const cardSize = { width: 1200, height: 630 } as const

/** The articles are in English, and so are their cards. The other cards are drawn in both languages. */
export function addressOfCard(card: Card, language: Language): string {
  return `/cards/${card}-${card.startsWith('blog-') ? 'en' : language}.jpg`
}
