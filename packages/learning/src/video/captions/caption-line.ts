/** A line of captions, spoken from `start` for `duration`, in seconds. */
export type CaptionLine = { text: string; start: number; duration: number; speaker?: string }

/**
 * What was corrected in a file: the number of missing ends, of lines out of order, of lines that overlapped
 * the next, and of lines joined because they start together. For what was lost, the line numbers in the file,
 * counted from 1: captions without text, and damaged letters.
 */
export type Mended = {
  ends: number
  order: number
  overlaps: number
  joined: number
  empty: readonly number[]
  damaged: readonly number[]
}

export const nothingMended: Mended = { ends: 0, order: 0, overlaps: 0, joined: 0, empty: [], damaged: [] }

/**
 * Why a text cannot be read. `line` counts from 1, as an editor does. `not-text`: the bytes are not text.
 * `time`: a time that is not readable. `ass`: a subtitle format that we do not read. `no-captions`: the file
 * has no text in it. `unequal`: two texts without times have different numbers of lines.
 */
export type CaptionFault =
  | { kind: 'empty' | 'too-large' | 'not-text' | 'ass' | 'no-captions' }
  | { kind: 'time' | 'too-long'; line: number }
  | { kind: 'too-many'; lines: number }
  | { kind: 'unequal'; original: number; english: number }
