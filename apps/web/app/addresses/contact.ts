import type { Language } from '@app/learning/languages'
import { addressOf } from './paths.ts'

/**
 * Where questions and mistakes go: a path of this site, or a whole address elsewhere. The project has no public page yet,
 * and says so there; whoever runs a copy puts their own address here.
 */
const contactUrl: string = '/about#contact'

/** The same for a reader of this language. */
export function contactAddress(language: Language): string {
  return contactUrl.startsWith('/') ? addressOf(contactUrl, language) : contactUrl
}
