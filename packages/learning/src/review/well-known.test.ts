import { describe, expect, it } from 'vitest'
import { aReview } from '../testing/reviews.ts'
import type { CardKind, Grade } from './review.ts'
import { day, schedulesOf } from './schedule.ts'
import type { Card } from './scheduler.ts'
import { isWellKnown, wellKnown } from './well-known.ts'

const aCard = (fields: Partial<Card>): Card => ({
  ...{ state: 'known', due: 0, stability: 30, difficulty: 5, step: 0 },
  ...{ reps: 3, lapses: 0, first: 0, last: 0, ...fields },
})

describe('isWellKnown', () => {
  it.each<{ what: string; cards: Partial<Record<CardKind, Card>>; known: boolean }>([
    { what: 'no card begun', cards: {}, known: false },
    { what: 'a card for a month', cards: { read: aCard({}) }, known: true },
    { what: 'exactly three weeks', cards: { read: aCard({ stability: 21 }) }, known: true },
    { what: 'a little less', cards: { read: aCard({ stability: 20.99 }) }, known: false },
    { what: 'one that is being learnt', cards: { read: aCard({ state: 'learning' }) }, known: false },
    { what: 'one that was forgotten', cards: { read: aCard({ state: 'relearning' }) }, known: false },
    { what: 'another kind of card', cards: { hear: aCard({}) }, known: true },
    { what: 'all three kinds', cards: { read: aCard({}), hear: aCard({}), say: aCard({}) }, known: true },
    {
      what: 'one kind that is younger',
      cards: { read: aCard({ stability: 200 }), hear: aCard({ stability: 4 }) },
      known: false,
    },
  ])('of $what is $known', ({ cards, known }) => expect(isWellKnown({ cards })).toBe(known))
})

describe('wellKnown', () => {
  const start = Date.UTC(2026, 0, 1)
  const of = (...looks: [days: number, grade: Grade][]) =>
    wellKnown(
      schedulesOf(
        looks.map(([days, grade], n) => aReview(n, start + days * day, grade, { word: 'മഴ' })),
        start + 1000 * day,
      ),
    ).get('മഴ')

  it.each<{ what: string; looks: [number, Grade][]; last: number | undefined }>([
    { what: 'one easy look', looks: [[0, 'easy']], last: undefined },
    {
      what: 'two good looks on a day',
      looks: [
        [0, 'good'],
        [0.01, 'good'],
      ],
      last: undefined,
    },
    {
      what: 'looks over weeks',
      looks: [
        [0, 'easy'],
        [16, 'good'],
        [70, 'good'],
      ],
      last: 70,
    },
    {
      what: 'the same, then forgotten',
      looks: [
        [0, 'easy'],
        [16, 'good'],
        [70, 'good'],
        [150, 'again'],
      ],
      last: undefined,
    },
  ])('after $what', ({ looks, last }) =>
    expect(of(...looks)).toBe(last === undefined ? undefined : start + last * day),
  )

  it('has the last review of any of the word’s cards', () => {
    const cards = { read: aCard({ last: 300 }), hear: aCard({ last: 500 }), say: aCard({ last: 400 }) }
    expect(wellKnown([{ word: 'മഴ', cards }])).toEqual(new Map([['മഴ', 500]]))
  })
})
