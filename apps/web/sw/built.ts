import type { Language } from '@app/learning/languages'
import type { PrecacheEntry } from 'serwist'

/** What one build consists of. */
export type Built = {
  /** What each page of this build carries, and no page of another. */
  id: string
  /** What every page of every language needs. */
  files: PrecacheEntry[]
  /** What a page is made from in the browser where its own HTML is not kept. */
  shell: string
  /** The HTML of each language's pages, under a name that changes with it. */
  pages: { language: Language; name: string; addresses: string[] }[]
}
