import { lastBegun, type Timeline } from './timeline.ts'

/**
 * The line whose window, from its start to its start and duration with both ends, contains the time; if several do, the one with the nearest
 * start, and of those that start together the one listed last. A binary search, and a step for each line that still encloses the found one.
 */
export function activeLine(timeline: Timeline, time: number): number | undefined {
  let line = lastBegun(timeline, time)
  while (line !== undefined && !(time <= (timeline.ends[line] ?? 0))) line = timeline.enclosing[line]
  return line
}

/** All lines whose windows contain the time, in their order: what the demo lays over its film. */
export function linesAt(timeline: Timeline, time: number): number[] {
  const lines: number[] = []
  for (let line = activeLine(timeline, time); line !== undefined; line = lineBehind(timeline, line, time))
    lines.unshift(line)
  return lines
}

/** The next earlier line that contains the time as well. */
function lineBehind({ ends, enclosing }: Timeline, line: number, time: number): number | undefined {
  for (let other = line - 1; other >= 0; other--) {
    if (time <= (ends[other] ?? 0)) return other
    // All between this one and the one that encloses it end before it does.
    const beyond = enclosing[other]
    if (beyond === undefined) return undefined
    other = beyond + 1
  }
  return undefined
}
