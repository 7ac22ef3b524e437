/** Zero crossings of the filter on each side: it leaves nothing audible above half of the new rate. */
const crossings = 24
/** The filter passes up to this share of half of the lower rate, and falls from there. */
const passed = 0.94

/**
 * The same sound at another rate, by a windowed sinc that removes what the lower of the two rates cannot
 * represent.
 */
export function resample(samples: Float64Array, from: number, to: number): Float64Array {
  if (from === to) return samples
  const cutoff = passed * Math.min(1, to / from)
  const half = crossings / cutoff
  const resampled = new Float64Array(Math.round((samples.length * to) / from))
  for (let at = 0; at < resampled.length; at++) {
    const center = (at * from) / to
    const first = Math.max(0, Math.ceil(center - half))
    const last = Math.min(samples.length - 1, Math.floor(center + half))
    let sum = 0
    for (let near = first; near <= last; near++) {
      const distance = near - center
      sum += (samples[near] ?? 0) * sinc(cutoff * distance) * hann(distance / half)
    }
    resampled[at] = sum * cutoff
  }
  return resampled
}

const sinc = (x: number) => (x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x))
const hann = (x: number) => 0.5 + 0.5 * Math.cos(Math.PI * x)
