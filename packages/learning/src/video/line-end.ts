import { activeLine } from './active-line.ts'
import type { Timeline } from './timeline.ts'

/**
 * What happens at the end of a line: playing goes on, playing stops (once after each line), or one line
 * repeats.
 */
export type AtLineEnd =
  | { type: 'go on' }
  | { type: 'stop'; stopped: number | undefined }
  | { type: 'loop'; line: number }

/** What the player must do now. */
export type Move =
  | { type: 'none' }
  | { type: 'stop'; line: number; at: number }
  | { type: 'back'; to: number }

const none: Move = { type: 'none' }

/**
 * A line counts as over this many seconds before its end, so that it is still the active line when playing
 * stops there.
 */
const before = 0.02

/** The most seconds of playing between two checks. A longer step is a jump. */
const longestStep = 1.5

/**
 * The move after the player has played from one time to another. A jump crosses no line's end. A line that
 * lasts longer than the video ends with it: at `end`, in the time of the lines.
 */
export function moveAtLineEnd(
  timeline: Timeline,
  rule: AtLineEnd,
  from: number,
  to: number,
  end = Number.POSITIVE_INFINITY,
): Move {
  if (rule.type === 'go on' || to <= from || to - from > longestStep) return none
  const line = rule.type === 'loop' ? rule.line : activeLine(timeline, from)
  const start = line === undefined ? undefined : timeline.starts[line]
  if (line === undefined || start === undefined) return none
  const at = endOf(timeline, line, end)
  const over = from >= start && from <= at + before && to >= at

  if (rule.type === 'loop') return over ? { type: 'back', to: start } : none
  return over && rule.stopped !== line ? { type: 'stop', line, at } : none
}

/**
 * The last moment of a line: just before its own end or the video's, or before a later line that ends after
 * it and so becomes the active one.
 */
function endOf({ starts, ends }: Timeline, line: number, last: number): number {
  const start = starts[line] ?? 0
  let end = Math.min(ends[line] ?? start, last)
  for (let next = line + 1; next < starts.length; next++) {
    const begins = starts[next] ?? end
    if (begins >= end) break
    if (begins > start && (ends[next] ?? 0) > end) {
      end = begins
      break
    }
  }
  return Math.max(start, end - before)
}
