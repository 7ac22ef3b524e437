import { lastBegun, type Timeline } from './timeline.ts'

/**
 * The line that contains the time, from its start to its end, both included. If several do, it is the one
 * that starts last; of lines that start together, the one listed last. A binary search, and one step for each
 * line that still encloses the found one.
 */
export function activeLine(timeline: Timeline, time: number): number | undefined {
  let line = lastBegun(timeline, time)
  while (line !== undefined && !(time <= (timeline.ends[line] ?? 0))) line = timeline.enclosing[line]
  return line
}

/** All lines that contain the time, in order. The demo shows them over its film. */
export function linesAt(timeline: Timeline, time: number): number[] {
  const lines: number[] = []
  for (let line = activeLine(timeline, time); line !== undefined; line = lineBehind(timeline, line, time))
    lines.unshift(line)
  return lines
}

/** The nearest earlier line that also contains the time. */
function lineBehind({ ends, enclosing }: Timeline, line: number, time: number): number | undefined {
  for (let other = line - 1; other >= 0; other--) {
    if (time <= (ends[other] ?? 0)) return other
    // All lines between this one and the one that encloses it end before it does.
    const beyond = enclosing[other]
    if (beyond === undefined) return undefined
    other = beyond + 1
  }
  return undefined
}
