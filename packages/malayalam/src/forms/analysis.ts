import type { Joint } from './endings/joints.ts'
import type { WordEntry } from './entry.ts'

/** An ending found in a word: `shown` is -ിലേക്ക്, `means` plain English, `joint` what changed where it was joined on. */
export type FoundEnding = { id: string; shown: string; means: string; joint?: Joint }

/** A word joined before another one: മഴ of മഴക്കാലം; റോഡ് and -ിൽ of റോഡിലെത്തി. The joint is the one between the two. Numbers have more than one. */
export type WordBefore<E extends WordEntry> = {
  entry: E
  endings: readonly FoundEnding[]
  joint?: Joint
  before?: WordBefore<E>
}

/** One way to read a word: the entry, then its endings in their order. */
export type Analysis<E extends WordEntry> = {
  entry: E
  before?: WordBefore<E>
  endings: readonly FoundEnding[]
  /** For ranking: lower is likelier. */
  cost: number
}
