import { languageHeader } from '@app/api'

/** The languages of the interface, and of what the server writes to a learner. */
export type Language = 'en' | 'ml'

/** What the web names; else the first language of the browser's own list that we have. */
export function languageOf(headers: Headers | undefined): Language {
  const named = headers?.get(languageHeader)
  if (named === 'en' || named === 'ml') return named
  const accepted = (headers?.get('accept-language') ?? '').toLowerCase().split(',')
  const first = accepted.map((part) => part.trim().slice(0, 2)).find((tag) => tag === 'en' || tag === 'ml')
  return first === 'ml' ? 'ml' : 'en'
}

/** The path of a page in a language: English at the root, Malayalam under `/ml`. */
export const pageIn = (path: string, language: Language) => (language === 'ml' ? `/ml${path}` : path)
