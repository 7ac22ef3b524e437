import { expect, it } from 'vitest'
import { fromDecibels, toDecibels } from './decibels.ts'

it.each([
  [0, 1],
  [-6.0206, 0.5],
  [20, 10],
  [-1, 0.891251],
])('makes of %d dB a factor of %d', (decibels, factor) => {
  expect(fromDecibels(decibels)).toBeCloseTo(factor, 5)
  expect(toDecibels(factor)).toBeCloseTo(decibels, 4)
})

it('gives a factor of six digits, the same on every machine', () => {
  expect(fromDecibels(-2.5) * 1e6).toBe(Math.round(fromDecibels(-2.5) * 1e6))
})
