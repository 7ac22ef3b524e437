import { expect, it } from 'vitest'
import { itemsToExplain } from './items-to-explain.ts'

const targets = [{ item: 'word:kuda' }, { item: 'word:mazha' }] as const

it('explains what was wrong, then what was taken for it, each once', () => {
  const looks = [{ item: 'word:mazha', outcome: 'again' }] as const
  const feedback = { type: 'chosen', text: 'മല', item: 'word:mala' } as const
  expect(itemsToExplain({ looks, feedback }, targets)).toEqual(['word:mazha', 'word:mala'])
  expect(itemsToExplain({ looks, feedback: { ...feedback, item: 'word:mazha' } }, targets)).toEqual([
    'word:mazha',
  ])
})

it('explains what it was made for where nothing could be blamed', () => {
  expect(itemsToExplain({ looks: [] }, targets)).toEqual(['word:kuda'])
})

it('shows no word where the order is wrong: none is to blame', () => {
  const feedback = { type: 'order', rule: 'predicate-last' } as const
  expect(itemsToExplain({ looks: [], feedback }, targets)).toEqual([])
})
