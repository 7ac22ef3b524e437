import type { Denial } from './english/denial.ts'

/**
 * A word of the sentence with all that says what it means: the entries it may be of, its gloss as it is shown
 * (what is in brackets need not be guessed), the senses of its entries, what its endings add, whether it
 * denies, and what it is in the sentence.
 */
export type MeantWord = {
  word: string
  entries: readonly string[]
  gloss: string
  senses: readonly string[]
  endings: readonly string[]
  denial: Denial
  /** What it is in the sentence; `object` has the ending of whom or what something is done to. */
  kind: 'noun' | 'object' | 'verb' | 'other'
  /** What stands between it and the next word, as far as it is known. */
  mark?: string
}
