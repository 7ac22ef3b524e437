const oversampling = 4
/** The number of samples on each side from which a value between two samples is computed. */
const reach = 12

/**
 * For each place between two samples, in quarters: the weights of its neighbours. A sinc under a Hann window,
 * rounded to be the same everywhere.
 */
const phases: readonly Float64Array[] = Array.from({ length: oversampling - 1 }, (_, phase) => {
  const between = (phase + 1) / oversampling
  return Float64Array.from({ length: 2 * reach }, (_, tap) => {
    const distance = between - (tap - reach + 1)
    const sinc = Math.sin(Math.PI * distance) / (Math.PI * distance)
    const window = 0.5 + 0.5 * Math.cos((Math.PI * distance) / (reach + 0.5))
    return Math.round(sinc * window * 1e9) / 1e9
  })
})

/**
 * The height of the wave at each sample and between it and the next (ITU-R BS.1770-4, annex 2: four times
 * oversampled). Between two samples lower than `from` no peak is searched for.
 */
export function peaks(samples: Float64Array, from = 0): Float64Array {
  return samples.map((sample, at) => {
    const height = Math.abs(sample)
    return Math.max(height, Math.abs(samples[at + 1] ?? 0)) < from
      ? height
      : Math.max(height, between(samples, at))
  })
}

/** The highest point of the wave, which may lie between two samples. 1 is full scale. */
export function truePeak(samples: Float64Array): number {
  const highest = samples.reduce((highest, sample) => Math.max(highest, Math.abs(sample)), 0)
  return peaks(samples, highest / 2).reduce((highest, height) => Math.max(highest, height), 0)
}

function between(samples: Float64Array, at: number): number {
  const start = at - reach + 1
  const first = Math.max(0, -start)
  const end = Math.min(2 * reach, samples.length - start)
  let highest = 0
  for (const taps of phases) {
    let value = 0
    for (let tap = first; tap < end; tap++) value += (samples[start + tap] ?? 0) * (taps[tap] ?? 0)
    highest = Math.max(highest, Math.abs(value))
  }
  return highest
}
