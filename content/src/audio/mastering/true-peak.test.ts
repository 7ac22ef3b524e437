import { expect, it } from 'vitest'
import { sine } from '../../testing/sounds.ts'
import { peaks, truePeak } from './true-peak.ts'

it('finds a peak between two samples', () => {
  const between = sine(22_050 / 4, 0.1, { phase: Math.PI / 4 })
  expect(Math.max(...between)).toBeCloseTo(Math.SQRT1_2, 3)
  // The sine begins at once, so its first moments ring a little above it. The middle does not.
  const middle = peaks(between).slice(200, -200)
  expect(Math.max(...middle)).toBeCloseTo(1, 2)
})

it.each([440, 1000, 5000])('measures a sine of %d Hz at its amplitude', (hertz) => {
  const heights = peaks(sine(hertz, 0.2, { amplitude: 0.5 })).slice(200, -200)
  expect(Math.max(...heights)).toBeCloseTo(0.5, 2)
})

it('is nothing for silence', () => {
  expect(truePeak(new Float64Array(100))).toBe(0)
})
