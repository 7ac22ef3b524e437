import { type Language, languageOf, languages, sourceLanguage } from '@app/learning/languages'

/** The articles, in the order of the blog's index. */
export const articlePaths = ['/blog/why', '/blog/learn', '/blog/how'] as const

/** The address of a page in a language: English at the root, Malayalam under `/ml`. */
export function addressOf(path: string, language: Language): string {
  const { prefix } = languageOf(language)
  return path === '/' ? prefix || '/' : prefix + path
}

/** The page and language of an address, with or without a slash at its end (prerendering adds one). */
export function placeOf(address: string): { path: string; language: Language } {
  const clean = address.replace(/\/+$/, '')
  const found = languages.find(({ prefix }) => prefix && (clean === prefix || clean.startsWith(`${prefix}/`)))
  if (!found) return { path: clean || '/', language: sourceLanguage }
  return { path: clean.slice(found.prefix.length) || '/', language: found.code }
}
