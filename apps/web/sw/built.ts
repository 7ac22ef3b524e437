import type { PrecacheEntry } from 'serwist'
import type { Language } from '../app/lib/languages.ts'

/** An address of one language, with the hash of what this build serves there. */
export type Address = { url: string; integrity: string }

/** What one build consists of. */
export type Built = {
  /** What every page of every language needs. */
  files: PrecacheEntry[]
  /** What a page is made from in the browser where its own HTML is not kept. */
  shell: string
  /** The HTML of each language's pages, under a name that changes with it. */
  pages: { language: Language; name: string; addresses: Address[] }[]
}
