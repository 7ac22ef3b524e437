/**
 * The words that a place of a pattern may hold: an entry of the lexicon by its id, and what it means there;
 * after `|`, its gloss where that is another.
 */
type WordClass = Readonly<Record<string, string>>

/**
 * A place of a pattern: words, each in the same form (`docs/words.md` names the endings); `gloss` says the
 * form in English: "to {}".
 */
export type PatternPlace = {
  words: WordClass
  form?: readonly string[] | undefined
  gloss?: string | undefined
}

/**
 * A sentence with places to fill. Every way to fill them is grammatical and makes sense. `{name}` is a whole
 * word.
 */
export type Pattern = {
  /** The topics of the bank that it belongs to. */
  topics: readonly string[]
  text: string
  english: string
  gloss: readonly string[]
  places: Readonly<Record<string, PatternPlace>>
}
