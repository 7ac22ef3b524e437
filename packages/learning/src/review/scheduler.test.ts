import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Grade, grades } from './review.ts'
import { day } from './schedule.ts'
import { type Card, graded, intervals, likelyKnown } from './scheduler.ts'

const start = 1_790_000_000_000
const minute = 60_000

/** The card after these grades, each given when the card was due. */
const cardAfter = (...given: Grade[]): Card =>
  given
    .slice(1)
    .reduce((card, grade) => graded(card, grade, card.due), graded(undefined, given[0] ?? 'good', start))

describe('graded', () => {
  it.each<[Grade, Card['state'], number]>([
    ['again', 'learning', minute],
    ['hard', 'learning', 6 * minute],
    ['good', 'learning', 10 * minute],
  ])('asks a new card graded %s again within minutes', (grade, state, due) => {
    expect(cardAfter(grade)).toMatchObject({
      state,
      due: start + due,
      first: start,
      last: start,
      reps: 1,
      lapses: 0,
    })
  })

  it('lets a new card that is easy leave its learning steps at once', () => {
    const card = cardAfter('easy')
    expect(card.state).toBe('known')
    expect(card.due - start).toBeGreaterThanOrEqual(day)
  })

  it('takes a card out of its learning steps after two good answers', () => {
    expect(cardAfter('good', 'good').state).toBe('known')
  })

  it('counts a lapse when a known card is forgotten, and asks it again within minutes', () => {
    const card = cardAfter('good', 'good', 'again')
    expect(card).toMatchObject({ state: 'relearning', lapses: 1, reps: 3 })
    expect(card.due - card.last).toBeLessThanOrEqual(10 * minute)
  })

  it('counts no lapse while a card is still in its learning steps', () => {
    expect(cardAfter('again', 'again')).toMatchObject({ state: 'learning', lapses: 0 })
  })

  it('makes a relearnt card known again', () => {
    expect(cardAfter('good', 'good', 'again', 'good').state).toBe('known')
  })

  it('keeps the time of the first review', () => {
    const card = cardAfter('good', 'good', 'good')
    expect(card.first).toBe(start)
    expect(card.last).toBeGreaterThan(start)
  })

  it('takes a time before the last review as the time of that review', () => {
    const card = cardAfter('good', 'good')
    expect(graded(card, 'good', card.last - day)).toEqual(graded(card, 'good', card.last))
  })

  it('makes a card more difficult with each lapse', () => {
    expect(cardAfter('good', 'good', 'again').difficulty).toBeGreaterThan(
      cardAfter('good', 'good').difficulty,
    )
  })

  it('waits longer after each good answer that comes in time', () => {
    const rests = [2, 3, 4, 5].map((count) => {
      const card = cardAfter(...Array.from({ length: count }, (): Grade => 'good'))
      return card.due - card.last
    })
    expect(rests).toEqual(rests.toSorted((one, other) => one - other))
    expect(new Set(rests).size).toBe(rests.length)
  })

  it('is never due before its last review, and counts every review', () => {
    const log = fc.array(fc.tuple(fc.constantFrom(...grades), fc.nat({ max: 400 * day })), {
      minLength: 1,
      maxLength: 12,
    })
    fc.assert(
      fc.property(log, (given) => {
        let card: Card | undefined
        let now = start
        for (const [grade, wait] of given) {
          now += wait
          card = graded(card, grade, now)
          expect(card.due).toBeGreaterThan(card.last)
          expect(card.stability).toBeGreaterThan(0)
        }
        expect(card?.reps).toBe(given.length)
        expect(card?.lapses).toBeLessThanOrEqual(given.length)
      }),
    )
  })
})

describe('intervals', () => {
  it.each([
    ['a new card', undefined],
    ['a card in its learning steps', cardAfter('good')],
    ['a known card', cardAfter('good', 'good', 'good')],
    ['a forgotten card', cardAfter('good', 'good', 'again')],
  ])('are not shorter for a better grade of %s', (_, card) => {
    const { again, hard, good, easy } = intervals(card, card?.due ?? start)
    expect([again, hard, good, easy]).toEqual([again, hard, good, easy].toSorted((one, other) => one - other))
    expect(again).toBeGreaterThan(0)
  })

  it('count from the last review if the clock is behind it', () => {
    const card = cardAfter('good', 'good')
    expect(intervals(card, card.last - day)).toEqual(intervals(card, card.last))
  })
})

it('says of nine in ten such cards that they are still known after their stability', () => {
  const card = { last: start, stability: 8 }
  expect(likelyKnown(card, start)).toBe(1)
  expect(likelyKnown(card, start + 8 * day)).toBeCloseTo(0.9, 5)
  expect(likelyKnown(card, start - day)).toBe(1)
})
