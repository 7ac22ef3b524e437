import { expect, it } from 'vitest'
import { aQuestion, aTopic, faultsOf } from '../testing/content.ts'
import { stableIds } from './stable-ids.ts'

const food = { 'data/topics/daily_food.yaml': aTopic(aQuestion({ id: 'food-tea' })) }

it('accepts ids that are listed, and retired ones that are gone', () => {
  expect(faultsOf(stableIds, { ...food, 'ids.txt': 'food-tea\nfood-old retired\n' })).toEqual([])
})

it.each([
  {
    fault: 'an id that is gone',
    ids: 'food-rice\nfood-tea\n',
    says: 'content/ids.txt:1  The id "food-rice" is no longer used: write "retired" behind it, or bring it back.',
  },
  {
    fault: 'a new id',
    ids: '',
    says: 'content/data/topics/daily_food.yaml:3  The id "food-tea" is new: npm run check:content -- --accept-ids.',
  },
  {
    fault: 'a retired id that comes back',
    ids: 'food-tea retired\n',
    says: 'content/data/topics/daily_food.yaml:3  The id "food-tea" is retired and stays so: take another one.',
  },
])('refuses $fault', ({ ids, says }) => {
  expect(faultsOf(stableIds, { ...food, 'ids.txt': ids })).toEqual([says])
})
