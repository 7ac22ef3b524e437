import { type Language, languages } from '../i18n/languages.ts'

/** The articles, in the order of the blog's index. */
export const articlePaths = ['/blog/why', '/blog/learn', '/blog/how'] as const

/**
 * Every page of the app, each in both languages. Their spelling is kept, capitals included (docs/product.md,
 * "Pages").
 */
const pages = [
  '/',
  '/Landing',
  '/resource',
  '/resource/phrases',
  '/numbers',
  '/blog',
  ...articlePaths,
  '/today',
  '/me',
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
  if (language === 'en') return path
  return path === '/' ? '/ml' : `/ml${path}`
}

/** The page and language of an address, with or without a slash at its end (prerendering adds one). */
export function placeOf(address: string): { path: string; language: Language } {
  const clean = address.replace(/\/+$/, '')
  const inMalayalam = clean === '/ml' || clean.startsWith('/ml/')
  return inMalayalam
    ? { path: clean.slice('/ml'.length) || '/', language: 'ml' }
    : { path: clean || '/', language: 'en' }
}

/** The addresses that are made into HTML at build time. `/404` stands for every address without a page. */
export const prerendered = languages.flatMap((language) =>
  [...pages, '/404'].map((path) => addressOf(path, language)),
)
