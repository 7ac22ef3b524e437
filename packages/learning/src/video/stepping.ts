import { activeLine } from './active-line.ts'
import { lastBegun, type Timeline } from './timeline.ts'

/**
 * A player may miss the time it was sent to by this many seconds. It is less than the time by which playing
 * stops before a line's end.
 */
const missed = 0.01

/** The present line: the active line, or between two lines the last one before. */
export function presentLine(timeline: Timeline, time: number): number | undefined {
  return activeLine(timeline, time) ?? activeLine(timeline, time + missed) ?? lastBegun(timeline, time)
}

/** The line before the present one. Between two lines, it is the one that was just spoken. */
export function previousLine(timeline: Timeline, time: number): number | undefined {
  const begun = activeLine(timeline, time) ?? activeLine(timeline, time + missed)
  if (begun === undefined) return lastBegun(timeline, time)
  return lastBegun(timeline, (timeline.starts[begun] ?? 0) - missed / 2)
}

/** The first line that has not begun. Of lines that begin together, only one counts. */
export function nextLine(timeline: Timeline, time: number): number | undefined {
  const next = (lastBegun(timeline, time + missed) ?? -1) + 1
  return next < timeline.starts.length ? next : undefined
}
