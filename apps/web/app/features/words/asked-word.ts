import type { MetAt } from '@app/learning/vocabulary'

/** Which word a learner asks about: the words of its text, its place among them, and the element beside which the answer appears. */
export type AskedWord = {
  words: readonly string[]
  at: number
  beside: Element
  /** Where the text is met, if it is worth keeping with a word of it. */
  metAt?: MetAt
  /** What was asked before, in whose answer this word stood. */
  from?: AskedWord
}
