import { expect, it } from 'vitest'
import { readShippedIds, writeShippedIds } from './shipped-ids.ts'

it('reads one id from each line and the retired ones, without comments', () => {
  expect(readShippedIds('# ids\n\nfood-tea\nfood-old retired # 2027\n')).toEqual([
    { id: 'food-tea', retired: false, line: 3 },
    { id: 'food-old', retired: true, line: 4 },
  ])
})

it('writes what it reads, sorted', () => {
  const ids = [
    { id: 'b', retired: true },
    { id: 'a', retired: false },
  ]
  expect(readShippedIds(writeShippedIds(ids))).toMatchObject(ids.toReversed())
})
