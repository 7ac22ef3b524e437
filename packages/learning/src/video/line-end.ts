import { activeLine } from './active-line.ts'
import type { Timeline } from './timeline.ts'

/** What happens at the end of a line: nothing; playing stops, once after each line; or one line begins anew. */
export type AtLineEnd =
  | { type: 'go on' }
  | { type: 'stop'; stopped: number | undefined }
  | { type: 'loop'; line: number }

/** What the player is to do now. */
export type Move =
  | { type: 'none' }
  | { type: 'stop'; line: number; at: number }
  | { type: 'back'; to: number }

const none: Move = { type: 'none' }

/** Seconds before its end at which a line counts as over, so that it is still the active one when playing stops there. */
const before = 0.02

/** Seconds that playing takes at the most between two looks at it; what is more is a jump. */
const longestStep = 1.5

/**
 * What follows from having played from one moment to another. Who jumped crossed no line's end. A line that reaches past the end of the video
 * is over where the video is: `end`, in the time of its lines.
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

/** The last moment of a line: just before its end or the video's, or before the next line that outlasts it and so becomes the active one. */
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
