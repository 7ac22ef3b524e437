/** A line of captions, spoken from `start` for `duration`, in seconds, with its English if there is some. */
export type CaptionLine = {
  text: string
  start: number
  duration: number
  speaker?: string
  translation?: string
}

/**
 * What was corrected in a file: the number of missing ends, of lines out of order, of lines that overlapped
 * the next, and of lines joined because they start together. For what was lost, the line numbers in the file,
 * counted from 1: captions without text, damaged letters, captions before the beginning, which are left out,
 * and strange times, which were read as they were meant.
 */
export type Mended = {
  ends: number
  order: number
  overlaps: number
  joined: number
  empty: readonly number[]
  damaged: readonly number[]
  before: readonly number[]
  times: readonly number[]
}

export const nothingMended: Mended = {
  ...{ ends: 0, order: 0, overlaps: 0, joined: 0 },
  ...{ empty: [], damaged: [], before: [], times: [] },
}

/**
 * Why a text cannot be read. `line` counts from 1, as an editor does. `not-text`: the bytes are not text.
 * `time`: a time that is not readable. `format`: a format that we do not read, with its name. `like-time`: that
 * line looks like a time, but in no format that we know. `no-captions`: the file has no text in it. `unequal`:
 * two texts without times have different numbers of lines.
 */
export type CaptionFault =
  | { kind: 'empty' | 'too-large' | 'not-text' | 'no-captions' }
  | { kind: 'format'; format: string }
  | { kind: 'time' | 'like-time' | 'too-long'; line: number }
  | { kind: 'too-many'; lines: number }
  | { kind: 'unequal'; original: number; english: number }
