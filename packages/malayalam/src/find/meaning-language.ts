/** What `find` needs to know of the language in which the meanings of a lexicon are written. */
export type MeaningLanguage = {
  /** A query with its short forms spelt out. */
  spelledOut: (query: string) => string
  /** Whether a word means nothing beside other words. */
  isStopWord: (word: string) => boolean
  /** Whether a meaning, or a query, is of a verb. */
  isOfVerb: (text: string) => boolean
  /** A meaning without the small words at its beginning. */
  bare: (text: string) => string
  /** A text in one of the two spellings of the language: colour is color. */
  inOneSpelling: (text: string) => string
  /** The words of which a word may be a comparative: big of bigger. */
  comparedOf: (word: string) => readonly string[]
  isInflected: (word: string) => boolean
  /** Returns a test whether `form` is a form of a word. */
  formsOf: (form: string) => (word: string) => boolean
}
