import { expect, it } from 'vitest'
import { joined, silence, sine } from '../testing/sounds.ts'
import { cepstra, soundDistance } from './sound-distance.ts'

const low = sine(400, 0.3, { amplitude: 0.3 })
const high = sine(3000, 0.3, { amplitude: 0.3 })
const distance = (one: Float64Array, other: Float64Array) => soundDistance(cepstra(one), cepstra(other))

it('is zero between a sound and itself', () => {
  expect(distance(low, low)).toBe(0)
  expect(distance(joined(low, high), joined(low, high))).toBe(0)
})

it('is the same in both directions', () => {
  expect(distance(low, high)).toBeCloseTo(distance(high, low), 9)
})

it('grows with the part of a sound that is different', () => {
  const half = joined(low.subarray(0, 3300), high.subarray(0, 3300))
  expect(distance(low, half)).toBeGreaterThan(1)
  expect(distance(low, high)).toBeGreaterThan(distance(low, half) * 1.5)
})

it('ignores a longer sound, but not a missing one', () => {
  const longer = joined(low, low, high)
  expect(distance(joined(low, high), longer)).toBeLessThan(distance(joined(low, high), low) / 4)
})

it('notices a burst of 15 ms after a silence', () => {
  const without = joined(low, silence(0.1), low)
  const burst = sine(4500, 0.015, { amplitude: 0.05 })
  expect(distance(without, joined(low, silence(0.085), burst, low))).toBeGreaterThan(1)
})
