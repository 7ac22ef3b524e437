/**
 * The power in each band of a stretch of sound, from 0 Hz to half the sample rate. Its length must be a power
 * of two.
 */
export function powerSpectrum(samples: ArrayLike<number>): Float64Array {
  const real = Float64Array.from(samples)
  const imaginary = new Float64Array(real.length)
  transform(real, imaginary)
  return Float64Array.from({ length: real.length / 2 + 1 }, (_, band) => power(real, imaginary, band))
}

const power = (real: Float64Array, imaginary: Float64Array, band: number) =>
  (real[band] ?? 0) ** 2 + (imaginary[band] ?? 0) ** 2

/** The fast Fourier transform of Cooley and Tukey, in place. */
function transform(real: Float64Array, imaginary: Float64Array): void {
  reorder(real)
  for (let size = 2; size <= real.length; size *= 2)
    for (let step = 0; step < size / 2; step++) {
      const cosine = Math.cos((-2 * Math.PI * step) / size)
      const sine = Math.sin((-2 * Math.PI * step) / size)
      for (let even = step; even < real.length; even += size) {
        const odd = even + size / 2
        const re = real[odd] ?? 0
        const im = imaginary[odd] ?? 0
        const turnedReal = re * cosine - im * sine
        const turnedImaginary = re * sine + im * cosine
        real[odd] = (real[even] ?? 0) - turnedReal
        imaginary[odd] = (imaginary[even] ?? 0) - turnedImaginary
        real[even] = (real[even] ?? 0) + turnedReal
        imaginary[even] = (imaginary[even] ?? 0) + turnedImaginary
      }
    }
}

/** Moves each sample to the place whose number is its own, read backwards in binary. */
function reorder(samples: Float64Array): void {
  for (let at = 1, other = 0; at < samples.length; at++) {
    let bit = samples.length >> 1
    for (; other & bit; bit >>= 1) other ^= bit
    other ^= bit
    if (at < other) [samples[at], samples[other]] = [samples[other] ?? 0, samples[at] ?? 0]
  }
}
