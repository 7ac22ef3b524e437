import { expect, it } from 'vitest'
import { sine } from '../testing/sounds.ts'
import { powerSpectrum } from './spectrum.ts'

it.each([430.66, 3445.31, 9991.41])('has the power of a sine of %d Hz in its band', (hertz) => {
  const spectrum = powerSpectrum(sine(hertz, 1).subarray(0, 512))
  const loudest = spectrum.indexOf(Math.max(...spectrum))
  expect(loudest).toBe(Math.round((hertz * 512) / 22_050))
  const others = spectrum.filter((_, band) => Math.abs(band - loudest) > 1)
  expect(Math.max(...others) / (spectrum[loudest] ?? 0)).toBeLessThan(1e-4)
})

it('has as much power as the samples', () => {
  const samples = Float64Array.from({ length: 256 }, (_, at) => ((at * 7919) % 101) / 101 - 0.5)
  const spectrum = powerSpectrum(samples)
  // The bands between the first and the last stand for two each.
  const sum = spectrum.reduce((sum, power, band) => sum + power * (band % 128 === 0 ? 1 : 2), 0)
  expect(sum / 256).toBeCloseTo(
    samples.reduce((sum, sample) => sum + sample * sample, 0),
    6,
  )
})
