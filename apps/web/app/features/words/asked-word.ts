import type { MetAt } from '@app/learning/vocabulary'

/**
 * The word that a learner asks about: the words of its text, its place among them, and the element beside
 * which the explanation appears.
 */
export type AskedWord = {
  words: readonly string[]
  at: number
  beside: Element
  /** Where the word is met, if that should be saved with it. */
  metAt?: MetAt
  /** The word asked about before, in whose explanation this word stands. */
  from?: AskedWord
}
