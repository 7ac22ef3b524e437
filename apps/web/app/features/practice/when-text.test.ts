import { expect, it } from 'vitest'
import { whenText } from './when-text.ts'

it.each([
  [0, 'in 1 minute'],
  [600_000, 'in 10 minutes'],
  [3 * 3_600_000, 'in 3 hours'],
  [26 * 3_600_000, 'tomorrow'],
  [4 * 86_400_000, 'in 4 days'],
])('says when something comes back: %d is %s', (rest, text) => {
  expect(whenText(1000 + rest, 1000, 'en')).toBe(text)
})
