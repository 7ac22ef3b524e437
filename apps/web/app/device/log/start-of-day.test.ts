import { expect, it } from 'vitest'
import { startOfDay } from './start-of-day.ts'

const at = (day: number, hour: number, minute = 0) => new Date(2026, 10, day, hour, minute).getTime()

it.each([
  { of: [27, 4, 0], begins: [27, 4] },
  { of: [27, 23, 59], begins: [27, 4] },
  { of: [28, 0, 30], begins: [27, 4] },
  { of: [28, 3, 59], begins: [27, 4] },
  { of: [28, 4, 0], begins: [28, 4] },
  { of: [1, 2, 0], begins: [0, 4] },
] as const)('begins at four in the morning: $of is of the day from $begins', ({ of, begins }) => {
  expect(startOfDay(at(...of))).toBe(at(...begins))
})
