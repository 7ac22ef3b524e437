/** The time of a line: its start and its duration in seconds. */
export type Timed = { start: number; duration: number }

/**
 * Lines prepared for lookups by time, in the order of their starts. `enclosing` is, for each line, the
 * nearest earlier line that ends after it.
 */
export type Timeline = {
  starts: readonly number[]
  ends: readonly number[]
  enclosing: readonly (number | undefined)[]
}

/** Prepares lines, which must be in the order of their starts. */
export function makeTimeline(lines: readonly Timed[]): Timeline {
  const starts = lines.map(({ start }) => start)
  const ends = lines.map(({ start, duration }) => start + duration)
  const later: number[] = []
  const enclosing = ends.map((end, line) => {
    while (later.length > 0 && (ends[later.at(-1) ?? 0] ?? 0) <= end) later.pop()
    const found = later.at(-1)
    later.push(line)
    return found
  })
  return { starts, ends, enclosing }
}

/** The last line that has begun at this time. */
export function lastBegun({ starts }: Timeline, time: number): number | undefined {
  let low = 0
  let high = starts.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((starts[middle] ?? 0) <= time) low = middle + 1
    else high = middle
  }
  return low > 0 ? low - 1 : undefined
}
