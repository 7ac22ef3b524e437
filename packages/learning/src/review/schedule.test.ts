import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aReview } from '../testing/reviews.ts'
import { mergeReviews } from './merge-reviews.ts'
import { clockSlack, day, dueOf, nextKind, scheduleOf, schedulesOf } from './schedule.ts'
import { intervals } from './scheduler.ts'
import { anyLog } from './testing.ts'

const noon = Date.UTC(2026, 10, 21, 12)
const word = 'വെള്ളം'
const cardOf = (log: Parameters<typeof scheduleOf>[1], now = noon + 400 * day) =>
  scheduleOf(word, log, now).cards.read

describe('scheduleOf', () => {
  it('is the same whatever order and however often the parts of the log arrive', () => {
    fc.assert(
      fc.property(anyLog, anyLog, (a, b) => {
        const now = 1_900_000_000_000
        const once = schedulesOf(mergeReviews(a, b), now)
        const again = schedulesOf(mergeReviews(mergeReviews(b, a), a).reverse(), now)
        const byWord = (one: { word: string }, other: { word: string }) => (one.word < other.word ? -1 : 1)
        expect(again.sort(byWord)).toEqual(once.sort(byWord))
      }),
    )
  })

  it('learns a new word in minutes, then in days that grow with each good answer', () => {
    const first = cardOf([aReview(1, noon)])
    expect(first).toMatchObject({ state: 'learning', due: noon + 600_000, reps: 1 })
    const log = [aReview(1, noon), aReview(2, noon + 600_000)]
    const rests = [2, 3, 4].map((n) => {
      const card = cardOf(log)
      log.push(aReview(n + 1, card?.due ?? 0))
      return ((card?.due ?? 0) - (card?.last ?? 0)) / day
    })
    expect(cardOf(log)?.state).toBe('known')
    expect(rests[0]).toBeGreaterThanOrEqual(1)
    expect(rests).toEqual(rests.toSorted((one, other) => one - other))
    expect(rests[2]).toBeGreaterThan(7)
  })

  it.each([
    ['പക്ഷേ', 'പൿഷേ'],
    ['മലയാളം', 'മല\u00ADയാ\u00ADളം'],
    ['കാപ്പി', '\u200Eകാപ്പി'],
  ])('counts the reviews of %s under its key of version 0.1.0', (word, before) => {
    const log = [aReview(1, noon, 'good', { word: before }), aReview(2, noon + day, 'good', { word })]
    expect(scheduleOf(word, log, noon + 2 * day).cards.read?.reps).toBe(2)
    expect(schedulesOf(log, noon + 2 * day).map((schedule) => schedule.word)).toEqual([word])
  })

  it('does not count the reviews of another word', () => {
    const log = [aReview(1, noon, 'good', { word: 'മാല' })]
    expect(scheduleOf('മല', log, noon + day).cards).toEqual({})
  })

  it('asks a forgotten word again in minutes', () => {
    const log = [aReview(1, noon, 'easy'), aReview(2, noon + 30 * day, 'again')]
    expect(cardOf(log)).toMatchObject({ state: 'relearning', lapses: 1, due: noon + 30 * day + 600_000 })
  })

  it('counts an undone review as never made', () => {
    const undone = { ...aReview(2, noon + 600_000, 'again'), review: null }
    expect(cardOf([aReview(1, noon), undone])).toEqual(cardOf([aReview(1, noon)]))
    expect(cardOf([{ ...aReview(1, noon), review: null }])).toBeUndefined()
  })

  it('does not let a clock that was years ahead put a card to sleep', () => {
    const ahead = aReview(2, noon + 5000 * day)
    const now = noon + day
    expect(cardOf([aReview(1, noon), ahead], now)?.due).toBeLessThan(now + 30 * day)
    expect(cardOf([ahead], now)?.due).toBeLessThan(now + day)
    const later = cardOf([aReview(1, noon), ahead, aReview(3, noon + 2 * day)], noon + 3 * day)
    expect(later?.last).toBe(noon + 2 * day)
  })

  it('takes a clock some hours ahead for what it says', () => {
    const at = noon + clockSlack
    expect(cardOf([aReview(1, at)], noon)?.last).toBe(at)
  })

  it('makes finite numbers of any log', () => {
    fc.assert(
      fc.property(anyLog, (log) => {
        for (const { cards } of schedulesOf(log, noon))
          for (const { due, stability, difficulty, last, first } of Object.values(cards)) {
            for (const number of [due, stability, difficulty]) expect(Number.isFinite(number)).toBe(true)
            expect(due).toBeGreaterThan(last)
            expect(last).toBeGreaterThanOrEqual(first)
          }
      }),
    )
  })
})

describe('intervals', () => {
  it('foretell what grading then does', () => {
    const log = [aReview(1, noon), aReview(2, noon + 600_000)]
    const card = cardOf(log)
    const at = noon + 3 * day
    for (const grade of ['again', 'hard', 'good', 'easy'] as const) {
      const after = cardOf([...log, aReview(3, at, grade)])
      expect(intervals(card, at)[grade]).toBe((after?.due ?? 0) - at)
    }
  })

  it('grow from again to easy', () => {
    const { again, hard, good, easy } = intervals(cardOf([aReview(1, noon, 'easy')]), noon + 20 * day)
    expect([again, hard, good, easy]).toEqual([again, hard, good, easy].toSorted((a, b) => a - b))
  })
})

describe('dueOf and nextKind', () => {
  const kinds = ['read', 'hear', 'say'] as const
  const dayStart = noon - 8 * 3_600_000

  it('lets a word’s other cards rest until tomorrow once one was seen', () => {
    const log = [
      aReview(1, noon - 9 * day, 'easy'),
      aReview(2, noon - 30 * day, 'easy', { card: 'hear' }),
      aReview(3, noon, 'easy'),
    ]
    expect(dueOf(scheduleOf(word, log, noon), kinds, dayStart)).toMatchObject({
      kind: 'hear',
      due: dayStart + day,
    })
  })

  it('begins the next card of a word when the one before is known for days', () => {
    const learning = scheduleOf(word, [aReview(1, noon)], noon)
    const known = scheduleOf(word, [aReview(1, noon, 'easy')], noon)
    expect(nextKind(learning, kinds)).toBeUndefined()
    expect(nextKind(known, kinds)).toBe('hear')
    expect(nextKind(known, ['read', 'say'])).toBe('say')
    expect(nextKind({ cards: {} }, kinds)).toBe('read')
  })
})
