import { peaks } from './true-peak.ts'

/**
 * How long before a peak the sound begins to turn down, and how long it takes to come back, each in seconds.
 */
const reach = 0.002

/**
 * Turns the sound down around each point above the ceiling, and nowhere else, so smoothly that no edge is
 * heard.
 */
export function limit(samples: Float64Array, ceiling: number, sampleRate: number): Float64Array {
  const heights = peaks(samples, ceiling / 2)
  if (heights.every((height) => height <= ceiling)) return samples
  const half = Math.round(reach * sampleRate)
  // The least gain within reach, averaged over the same reach, is nowhere above the gain that is needed.
  const gains = average(leastGains(heights, ceiling, half), half)
  return samples.map((sample, at) => sample * (gains[at] ?? 0))
}

/** For each sample the least gain that any sample within reach needs. */
function leastGains(heights: Float64Array, ceiling: number, half: number): Float64Array {
  const gains = new Float64Array(heights.length).fill(1)
  heights.forEach((height, at) => {
    if (height <= ceiling) return
    const end = Math.min(heights.length, at + half + 1)
    for (let near = Math.max(0, at - half); near < end; near++)
      gains[near] = Math.min(gains[near] ?? 0, ceiling / height)
  })
  return gains
}

/** For each value the mean of those within reach. */
function average(values: Float64Array, half: number): Float64Array {
  const sums = new Float64Array(values.length + 1)
  for (let at = 0; at < values.length; at++) sums[at + 1] = (sums[at] ?? 0) + (values[at] ?? 0)
  return values.map((_, at) => {
    const start = Math.max(0, at - half)
    const end = Math.min(values.length, at + half + 1)
    return ((sums[end] ?? 0) - (sums[start] ?? 0)) / (end - start)
  })
}
