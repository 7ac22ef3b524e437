import { expect, it } from 'vitest'
import { whenText } from './when-text.ts'

const evening = new Date(2026, 10, 26, 21, 30).getTime()

it.each([
  [-4 * 86_400_000, 'today'],
  [-3_600_000, 'today'],
  [600_000, 'today'],
  // Half past midnight is the same evening still: a day begins at four.
  [3 * 3_600_000, 'today'],
  [7 * 3_600_000, 'tomorrow'],
  [26 * 3_600_000, 'tomorrow'],
  [4 * 86_400_000, 'in 4 days'],
])('says on which day something comes back: %d is %s', (rest, text) => {
  expect(whenText(evening + rest, evening, 'en')).toBe(text)
})
