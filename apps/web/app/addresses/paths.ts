import { type Language, languageCodes, languageOf, languages, sourceLanguage } from '@app/learning/languages'

/** The articles, in the order of the blog's index. */
export const articlePaths = ['/blog/why', '/blog/learn', '/blog/how'] as const

/** Every page of the app, each in every language. Their spelling is kept, capitals included (docs/product.md, "Pages"). */
const pages = [
  '/',
  '/Landing',
  '/resource',
  '/resource/phrases',
  '/numbers',
  '/blog',
  ...articlePaths,
  '/level',
  '/level2',
  '/level3',
  '/Coachlevel',
  '/coach',
  '/lessons2',
  '/results',
  '/letters',
  '/lm',
  '/review',
  '/progress',
  '/learn',
  '/youtube',
  '/youtube2',
  '/bring',
  '/read',
  '/demo',
  '/supa',
  '/login',
  '/confirm-email',
  '/reset-password',
  '/profile',
  '/about',
  '/terms',
  '/privacy',
] as const

export type Path = (typeof pages)[number]

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

/** What an installed app is called and begins with: a file for each language. */
export const manifests = languageCodes.map((language) => addressOf('/manifest.webmanifest', language))

/** What is made into HTML at build time. `/404` stands for every address that is no page. */
export const prerendered = languageCodes.flatMap((language) =>
  [...pages, '/404'].map((path) => addressOf(path, language)),
)
