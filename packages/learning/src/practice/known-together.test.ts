import { expect, it } from 'vitest'
import type { Card } from '../review/scheduler.ts'
import { knownTogether } from './known-together.ts'

const aCard = (fields: Partial<Card>): Card => ({
  ...{ state: 'known', due: 9, stability: 5, difficulty: 5, step: 0, reps: 3, lapses: 0, first: 1, last: 5 },
  ...fields,
})

it('takes each skill that is known under any of the names', () => {
  const [read, hear] = [aCard({}), aCard({ last: 7 })]
  expect(knownTogether('word:amma', [{ read }, {}, { hear }])).toEqual({ read, hear })
  expect(knownTogether('word:amma', [{}, {}])).toEqual({})
})

it('takes the card that lasts longest, whichever of the names is first', () => {
  const [long, short] = [aCard({ stability: 90 }), aCard({ stability: 2, state: 'learning', last: 8 })]
  expect(knownTogether('word:amma', [{ read: long }, { read: short }])).toEqual({ read: long })
  expect(knownTogether('word:amma', [{ read: short }, { read: long }])).toEqual({ read: long })
})

it('takes a later one that was forgotten', () => {
  const [long, lapsed] = [aCard({ stability: 90 }), aCard({ stability: 2, state: 'relearning', last: 8 })]
  expect(knownTogether('word:amma', [{ read: long }, { read: lapsed }])).toEqual({ read: lapsed })
  const before = { ...lapsed, last: 2 }
  expect(knownTogether('word:amma', [{ read: before }, { read: long }])).toEqual({ read: long })
})
