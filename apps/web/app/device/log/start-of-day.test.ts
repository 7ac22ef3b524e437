import { expect, it } from 'vitest'
import { startOfDay } from './start-of-day.ts'

/** By the learner's own clock. */
const at = (time: string) => new Date(time).getTime()

it.each([
  ['2026-11-27T04:00', '2026-11-27T04:00'],
  ['2026-11-27T23:59', '2026-11-27T04:00'],
  ['2026-11-28T00:30', '2026-11-27T04:00'],
  ['2026-11-28T03:59', '2026-11-27T04:00'],
  ['2026-11-28T04:00', '2026-11-28T04:00'],
  ['2026-12-01T02:00', '2026-11-30T04:00'],
])('a day begins at four in the morning: %s is of the day from %s', (time, begins) => {
  expect(startOfDay(at(time))).toBe(at(begins))
})
