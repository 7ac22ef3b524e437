import type { Denial } from './english/denial.ts'

/**
 * A word of the sentence with everything about its meaning: its possible entries, its gloss as it is shown (a
 * guess need not have what is in brackets), the senses of its entries, the meanings of its endings, whether
 * it denies, and its role in the sentence.
 */
export type MeantWord = {
  word: string
  entries: readonly string[]
  gloss: string
  senses: readonly string[]
  endings: readonly string[]
  denial: Denial
  /** Its role in the sentence. `object` has the ending of an object. */
  kind: 'noun' | 'object' | 'verb' | 'other'
  /** The mark between it and the next word, as far as it is known. */
  mark?: string
}
