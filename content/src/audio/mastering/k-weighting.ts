import { type Biquad, filter } from './biquad.ts'

/**
 * How loud each moment sounds to the ear (ITU-R BS.1770-4, annex 1): a shelf for the head, then a high pass.
 * The standard lists its filters for 48 kHz. These are the same curves for any rate, by the analogue
 * prototype behind the table.
 */
export function kWeight(samples: ArrayLike<number>, sampleRate: number): Float64Array {
  return filter(filter(samples, shelf(sampleRate)), highPass(sampleRate))
}

export function shelf(sampleRate: number): Biquad {
  const { k, q } = prewarp(1681.974450955533, 0.7071752369554196, sampleRate)
  const high = 10 ** (3.999843853973347 / 20)
  const band = high ** 0.4996667741545416
  const a0 = 1 + k / q + k * k
  return {
    b: [
      (high + (band * k) / q + k * k) / a0,
      (2 * (k * k - high)) / a0,
      (high - (band * k) / q + k * k) / a0,
    ],
    a: [(2 * (k * k - 1)) / a0, (1 - k / q + k * k) / a0],
  }
}

export function highPass(sampleRate: number): Biquad {
  const { k, q } = prewarp(38.13547087602444, 0.5003270373238773, sampleRate)
  const a0 = 1 + k / q + k * k
  return { b: [1, -2, 1], a: [(2 * (k * k - 1)) / a0, (1 - k / q + k * k) / a0] }
}

const prewarp = (frequency: number, q: number, sampleRate: number) => ({
  k: Math.tan((Math.PI * frequency) / sampleRate),
  q,
})
