import { expect, it } from 'vitest'
import type { Item } from '../../practice/item.ts'
import { OpenList } from './open-list.ts'
import type { Open } from './open-targets.ts'

const open = (item: Item, worth: number, more: Partial<Open> = {}): Open => ({
  ...{ item, skill: 'read', stage: 'due', worth, likely: 0.5, days: 1, either: false, from: 0 },
  ...more,
})
const itemsOf = (list: OpenList, turns = 0) => list.ready(turns).map(({ item }) => item)

it('has what is worth most first, before and after something was asked or added', () => {
  const list = new OpenList([open('word:rain', 0.4), open('word:milk', 0.9), open('word:tea', 0.7)])
  expect(itemsOf(list)).toEqual(['word:milk', 'word:tea', 'word:rain'])
  list.close([{ item: 'word:tea', skill: 'read' }])
  expect(itemsOf(list)).toEqual(['word:milk', 'word:rain'])
  list.add(open('word:house', 0.6))
  list.add(open('word:rain', 1))
  expect(itemsOf(list)).toEqual(['word:rain', 'word:milk', 'word:house'])
  list.close([{ item: 'word:milk', skill: 'recall' }])
  expect(itemsOf(list)).toEqual(['word:rain', 'word:house'])
})

it('holds back what is to come after so many exercises', () => {
  const list = new OpenList([open('word:rain', 1, { from: 4 }), open('word:milk', 0.5)])
  expect(itemsOf(list, 3)).toEqual(['word:milk'])
  expect(itemsOf(list, 4)).toEqual(['word:rain', 'word:milk'])
})
