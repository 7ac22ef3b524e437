import type { Language } from '@app/learning/languages'
import { addressOf } from './paths.ts'

/**
 * Where to send questions and report mistakes: a path of this site, or a full address elsewhere. The project
 * has no public page yet, and the text there says so. An operator of a copy puts their own address here.
 */
const contactUrl: string = '/about#contact'

/** The contact address for a reader of this language. */
export function contactAddress(language: Language): string {
  return contactUrl.startsWith('/') ? addressOf(contactUrl, language) : contactUrl
}
