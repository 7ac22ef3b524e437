import { expect, it } from 'vitest'
import { acceptIds } from './accept-ids.ts'
import { readShippedIds } from './shipped-ids.ts'
import { aQuestion, aTopic, sourceOf } from './testing/content.ts'

it('adds what is new and keeps every line that was there', () => {
  const source = sourceOf({
    'data/topics/daily_food.yaml': aTopic(aQuestion({ id: 'food-tea' })),
    'ids.txt': 'food-rice\nfood-old retired\n',
  })
  expect(readShippedIds(acceptIds(source)).map(({ id, retired }) => [id, retired])).toEqual([
    ['food-old', true],
    ['food-rice', false],
    ['food-tea', false],
  ])
})
