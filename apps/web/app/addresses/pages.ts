import { languageCodes } from '@app/learning/languages'
import { addressOf, articlePaths } from './paths.ts'

/**
 * Every page of the app, each in every language. Their spelling is kept, capitals included (docs/product.md,
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
  '/path',
  '/placement',
  '/me',
  '/level',
  '/level2',
  '/level3',
  '/Coachlevel',
  '/topic-words',
  '/coach',
  '/lessons2',
  '/results',
  '/letters',
  '/lm',
  '/session',
  '/practice',
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

/** The manifest of the installed app, with its name and its start page: one file for each language. */
export const manifests = languageCodes.map((language) => addressOf('/manifest.webmanifest', language))

/** The addresses that are made into HTML at build time. `/404` stands for every address without a page. */
export const prerendered = languageCodes.flatMap((language) =>
  [...pages, '/404'].map((path) => addressOf(path, language)),
)
