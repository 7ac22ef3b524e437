import { expect, it } from 'vitest'
import { timeAgo } from './time-ago.ts'

it.each([
  ['2026-11-20T00:00:00Z', 'today'],
  ['2026-11-21T23:00:00Z', 'yesterday'],
  ['2026-11-25T12:00:00Z', '5 days ago'],
  ['2026-12-04T00:00:00Z', '2 weeks ago'],
  ['2027-01-25T00:00:00Z', '2 months ago'],
  ['2029-11-21T00:00:00Z', '3 years ago'],
])('at %s says of an article of 20 November 2026: %s', (now, said) => {
  expect(timeAgo('2026-11-20', Date.parse(now), 'en')).toBe(said)
})

it('says it in Malayalam too', () => {
  expect(timeAgo('2026-11-20', Date.parse('2026-11-25'), 'ml')).toMatch(/^5 .*മുമ്പ്$/)
})

it('says nothing if the clock or the date is wrong', () => {
  expect(timeAgo('2026-11-20', Date.parse('2026-11-01'), 'en')).toBeUndefined()
  expect(timeAgo('soon', Date.parse('2026-11-01'), 'en')).toBeUndefined()
})
