import type { Language } from '@app/learning/languages'
import type { PrecacheEntry } from 'serwist'

/** The content of one build. */
export type Built = {
  /** Every page of this build carries it, and no page of another. */
  id: string
  /** What each page of every language needs. */
  files: PrecacheEntry[]
  /** The page from which the browser makes any page whose own HTML is not kept. */
  shell: string
  /** The HTML of each language's pages, under a name that changes with it. */
  pages: { language: Language; name: string; addresses: string[] }[]
}
