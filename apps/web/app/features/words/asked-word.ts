/** Which word a learner asks about: the words of its text, its place among them, and the element beside which the answer appears. */
export type AskedWord = {
  words: readonly string[]
  at: number
  beside: Element
  /** What was asked before, in whose answer this word stood. */
  from?: AskedWord
}
