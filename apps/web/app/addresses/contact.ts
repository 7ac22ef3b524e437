import { builtContact } from '@app/api/paths'
import type { Language } from '@app/learning/languages'
import { addressOf } from './paths.ts'

/**
 * The address of mail or of the web that the operator has set (`CONTACT`), or an empty text. The server writes it
 * on the document's root element; the build, which cannot know it, writes a placeholder.
 */
export const contact: string = import.meta.env.SSR
  ? import.meta.env.PROD
    ? builtContact
    : ''
  : (document.documentElement.dataset.contact ?? '')

/** Where questions and reports of mistakes go: the operator's own address, otherwise the form on a page of this site. */
export function contactAddress(language: Language): string {
  const form = addressOf('/about#contact', language)
  return import.meta.env.SSR ? contact + form : contact || form
}
