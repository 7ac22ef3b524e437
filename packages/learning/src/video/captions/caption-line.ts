/** A line as captions give it, spoken from `start` for `duration`, in seconds. */
export type CaptionLine = { text: string; start: number; duration: number; speaker?: string }

/**
 * How often something in a file had to be set right: an end that was missing, lines out of order, lines that ran into the next. Of what was lost
 * the lines of the file, counted from 1: captions that say nothing, and letters that are damaged.
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
 * Why a text cannot be read. `line` counts from 1, as an editor does. `not-text`: the bytes are those of something else; `time`: a time
 * that nobody can read; `ass`: a format of subtitles that we do not read; `no-captions`: there is a file, and nothing to read in it; `unequal`: two texts without times, of which one has more
 * lines.
 */
export type CaptionFault =
  | { kind: 'empty' | 'too-large' | 'not-text' | 'ass' | 'no-captions' }
  | { kind: 'time' | 'too-long'; line: number }
  | { kind: 'too-many'; lines: number }
  | { kind: 'unequal'; original: number; english: number }
