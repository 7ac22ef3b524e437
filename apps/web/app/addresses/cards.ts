import { type Language, sourceLanguage } from '@app/learning/languages'

/**
 * The picture that stands for a page where the page is shared. `tools/social-cards.ts` draws these pictures.
 */
export type Card = 'site' | 'letters' | 'levels' | 'phrases' | `blog-${string}`

export const cardSize = { width: 1200, height: 630 } as const

/** The languages that cards are drawn in. */
export const cardLanguages = ['en', 'ml'] as const satisfies readonly Language[]

/**
 * The articles are in English, and so are their cards. A language without cards of its own shows the English
 * ones.
 */
export function addressOfCard(card: Card, language: Language): string {
  const isDrawn = !card.startsWith('blog-') && cardLanguages.some((drawn) => drawn === language)
  return `/cards/${card}-${isDrawn ? language : sourceLanguage}.jpg`
}
