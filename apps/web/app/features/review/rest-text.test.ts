import { expect, it } from 'vitest'
import { restText } from './rest-text.ts'

const day = 86_400_000

it.each([
  [60_000, '1 min'],
  [600_000, '10 min'],
  [5 * 3_600_000, '5 hr'],
  [day, '1 day'],
  [44 * day, '44 days'],
  [90 * day, '3 mths'],
  [550 * day, '1.5 yrs'],
])('says %i milliseconds as %s', (rest, text) => {
  expect(restText(rest, 'en')).toBe(text)
})

it('says it in Malayalam too', () => {
  expect(restText(3 * day, 'ml')).toMatch(/^3 ദിവസം/)
})
