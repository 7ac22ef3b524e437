import { languageHeader } from '@app/api'
import { isLanguage, type Language, languageOf as listed, sourceLanguage } from '@app/learning/languages'

/**
 * The language for messages to a learner: the one that the web names, or else the first one in the browser's
 * list that the interface has.
 */
export function languageOf(headers: Headers | undefined): Language {
  const named = headers?.get(languageHeader)
  if (isLanguage(named)) return named
  const accepted = (headers?.get('accept-language') ?? '').toLowerCase().split(',')
  return accepted.map((part) => /^[a-z]+/.exec(part.trim())?.[0]).find(isLanguage) ?? sourceLanguage
}

/** The path of a page in a language: English at the root, Malayalam under `/ml`. */
export const pageIn = (path: string, language: Language) => listed(language).prefix + path
