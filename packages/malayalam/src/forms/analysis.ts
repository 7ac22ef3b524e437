import type { Joint } from './endings/joints.ts'
import type { WordEntry } from './entry.ts'

/**
 * An ending found in a word. `shown` is the ending as a card shows it (-ിലേക്ക്), `means` its meaning in
 * plain English, `joint` the change where it was joined.
 */
export type FoundEnding = { id: string; shown: string; means: string; joint?: Joint }

/**
 * A word joined before another one: മഴ of മഴക്കാലം; റോഡ് and -ിൽ of റോഡിലെത്തി. `joint` is the change between
 * the two words. Numbers may have several words before.
 */
export type WordBefore<E extends WordEntry> = {
  entry: E
  endings: readonly FoundEnding[]
  joint?: Joint
  before?: WordBefore<E>
}

/** One reading of a word: the entry, then its endings in order. */
export type Analysis<E extends WordEntry> = {
  entry: E
  before?: WordBefore<E>
  endings: readonly FoundEnding[]
  /**
   * Whether this is only a guess: the word can be taken apart into these two words, but they are so short, rare or
   * like a name that it may be chance (നാടോടി “nomad” is not നാട് and ഓടി).
   */
  probable?: true
  /** The spelling in which it was read, if not its own: ഇല of എല, ഞാൻ of ഞാന്. */
  readAs?: string
  /** Whether it is written as it is said: എല for ഇല; കടേല്, whose ending is one of speech. */
  said?: true
  /** For ranking: lower is likelier. */
  cost: number
}
