import { expect, it } from 'vitest'
import { mouthOf } from './voice.ts'

const words = [
  { start: 1, end: 1.6 },
  { start: 2, end: 2.5 },
]
const timeline = { duration: 5, lines: [{ by: 'girl', scene: 'yard', start: 1, end: 2.5, words }], shots: [] }
const widest = (by: string, from: number, to: number) =>
  Math.max(
    ...Array.from({ length: 30 }, (_, at) => mouthOf(timeline, by, from + ((to - from) * at) / 30).open),
  )

it('opens while its own words are spoken, and at no other time', () => {
  expect(widest('girl', 1, 1.6)).toBeGreaterThan(0.4)
  expect(widest('girl', 1.6, 2)).toBe(0)
  expect(widest('girl', 2.6, 5)).toBe(0)
  expect(widest('boy', 0, 5)).toBe(0)
})
