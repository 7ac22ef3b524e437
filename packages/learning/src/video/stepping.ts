import { activeLine } from './active-line.ts'
import { lastBegun, type Timeline } from './timeline.ts'

/** Seconds by which a player may miss the moment that it was sent to: less than playing stops before a line is over. */
const missed = 0.01

/** The line that counts as the present one: the active one, else the last that was. */
export function presentLine(timeline: Timeline, time: number): number | undefined {
  return activeLine(timeline, time) ?? activeLine(timeline, time + missed) ?? lastBegun(timeline, time)
}

/** The line before the present one: between two lines, the one that was just spoken. */
export function previousLine(timeline: Timeline, time: number): number | undefined {
  const begun = activeLine(timeline, time) ?? activeLine(timeline, time + missed)
  if (begun === undefined) return lastBegun(timeline, time)
  return lastBegun(timeline, (timeline.starts[begun] ?? 0) - missed / 2)
}

/** The first line that is yet to begin. Of lines that begin together one is enough. */
export function nextLine(timeline: Timeline, time: number): number | undefined {
  const next = (lastBegun(timeline, time + missed) ?? -1) + 1
  return next < timeline.starts.length ? next : undefined
}
