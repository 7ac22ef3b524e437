import type { Item } from '../../practice/item.ts'

/** What a learner answers. `unknown` ("I don't know") is an answer of every kind. */
export type Answer =
  | { type: 'unknown' }
  /** An introduction was read. */
  | { type: 'seen' }
  /** The place of the chosen option, as it is listed in the exercise. */
  | { type: 'chosen'; option: number }
  /** All pairs were matched, after these wrong tries: the places of the two pairs whose halves were joined. */
  | { type: 'matched'; misses: readonly { text: number; match: number }[] }
  /** The places of the chosen tiles, of words or of letters, in their order. */
  | { type: 'built'; tiles: readonly number[] }
  | { type: 'typed'; text: string }
  /** Whether the letter was written, and how many strokes did not count (`Writing`). */
  | { type: 'written'; done: boolean; misses: number }
  /** What speech recognition understood, likeliest first. */
  | { type: 'heard'; texts: readonly string[] }
  /** A sentence was said; these of its words and endings were lacking. */
  | { type: 'said'; lacked: readonly Item[] }
  /**
   * A scene was walked, to its end or not: what each answer of the learner had and lacked of what its line needs, by the
   * place of the line. Right is an answer that was right at once.
   */
  | {
      type: 'walked'
      finished: boolean
      lines: readonly { line: number; right: boolean; had: readonly Item[]; lacked: readonly Item[] }[]
    }
  /** What the learner thinks of their own recording. */
  | { type: 'self'; right: boolean }
