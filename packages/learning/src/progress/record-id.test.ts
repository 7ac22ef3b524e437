import { expect, it } from 'vitest'
import { chanceLength, countOf, recordId, recordIdPattern, recordsSeen } from './record-id.ts'

const chance = new Uint8Array(chanceLength).fill(255)

it('makes ids that sort as the records came about', () => {
  const ids = [0, 1, 9, 35, 36, 1295, 46_655, 2_000_000_000].map((seen) => recordId(seen, chance))
  expect(ids.toSorted()).toEqual(ids)
  for (const id of ids) expect(id).toMatch(recordIdPattern)
  expect(ids.map(countOf).slice(0, 3)).toEqual([1, 2, 10])
})

it('still makes valid ids at the largest count', () => {
  const last = recordId(36 ** 6, chance)
  expect(last).toMatch(recordIdPattern)
  expect(recordId(countOf(last), chance)).toBe(last)
})

it.each([
  [7, 7],
  [0, 0],
  [-3, 0],
  [2.5, 0],
  ['7', 0],
  [undefined, 0],
  [36 ** 7, 36 ** 6 - 1],
])('reads %j as %d records seen', (stored, seen) => {
  expect(recordsSeen(stored)).toBe(seen)
})
