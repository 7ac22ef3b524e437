/** Quieter than this, of 1, the voice has not begun or has ended. */
const silence = 0.004

/** In samples. */
export type Margins = { before: number; after: number; shortest: number }

/**
 * The sound with the given silence before and after it, and more after it if the whole would be too short.
 */
export function trim(samples: Float64Array, { before, after, shortest }: Margins): Float64Array {
  const first = samples.findIndex(isHeard)
  const heard =
    first < 0 ? samples.subarray(0, 0) : samples.subarray(first, samples.findLastIndex(isHeard) + 1)
  const trimmed = new Float64Array(Math.max(before + heard.length + after, shortest))
  trimmed.set(heard, before)
  return trimmed
}

const isHeard = (sample: number) => Math.abs(sample) >= silence
