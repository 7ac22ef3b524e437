import { describe, expect, it } from 'vitest'
import { aReview } from '../testing/reviews.ts'
import { forecast } from './overview.ts'
import { earlyBy, queue } from './queue.ts'
import { clockSlack, day, schedulesOf } from './schedule.ts'
import { readReviewSettings } from './settings.ts'

const noon = Date.UTC(2026, 10, 21, 12)
const moment = { now: noon, dayStart: noon - 8 * 3_600_000 }
const settings = { ...readReviewSettings(null), newPerDay: 2 }
const none = { fresh: 0, reviews: 0 }

/** A learner's words, and their log. */
function known(words: readonly string[], log: ReturnType<typeof aReview>[]) {
  const schedules = schedulesOf(log, noon)
  return { words, schedules, begun: (word: string) => schedules.some((one) => one.word === word) }
}

const easyLongAgo = (n: number, word: string, days: number) => aReview(n, noon - days * day, 'easy', { word })

describe('queue', () => {
  it('asks what is due, the longest due first, and then new words up to the day’s number', () => {
    const log = [easyLongAgo(1, 'a', 60), easyLongAgo(2, 'b', 90), easyLongAgo(3, 'c', 1)]
    const { cards, due, fresh } = queue(known(['a', 'b', 'c', 'd', 'e', 'f'], log), settings, none, moment)
    expect(cards.slice(0, 2)).toEqual([
      { word: 'b', kind: 'read', fresh: false },
      { word: 'a', kind: 'read', fresh: false },
    ])
    expect({ due, fresh }).toEqual({ due: 2, fresh: 2 })
    expect(cards.slice(2)).toEqual([
      { word: 'c', kind: 'hear', fresh: true },
      { word: 'd', kind: 'read', fresh: true },
    ])
  })

  it('asks in the morning for what is due in the evening, as the statistics say', () => {
    const morning = { now: noon - 4.5 * 3_600_000, dayStart: noon - 8 * 3_600_000 }
    // Reviewed on Monday at 21:00 and 21:12: next on Wednesday evening.
    const monday = noon - 2 * day + 9 * 3_600_000
    const log = [
      aReview(1, monday, 'good', { word: 'a' }),
      aReview(2, monday + 12 * 60_000, 'good', { word: 'a' }),
    ]
    const schedules = schedulesOf(log, morning.now)
    expect(schedules[0]?.cards.read?.due).toBeGreaterThan(morning.now + 12 * 3_600_000)
    expect(queue(known(['a'], log), settings, none, morning).due).toBe(1)
    expect(forecast(['a'], schedules, settings.kinds, morning.dayStart, 2)).toEqual([1, 0])
    const tomorrow = aReview(3, monday - 2 * day, 'easy', { word: 'b' })
    expect(queue(known(['b'], [tomorrow]), settings, none, morning).due).toBe(0)
  })

  it('counts the cards that were already done today', () => {
    const log = [easyLongAgo(1, 'a', 60), easyLongAgo(2, 'b', 90)]
    const all = known(['a', 'b', 'd', 'e', 'f'], log)
    expect(queue(all, settings, { fresh: 1, reviews: 199 }, moment)).toMatchObject({ due: 1, fresh: 1 })
    expect(queue(all, settings, { fresh: 9, reviews: 999 }, moment).cards).toEqual([])
  })

  it('lets what is being learnt be finished, however much was reviewed today', () => {
    const log = [easyLongAgo(1, 'a', 60), aReview(2, noon - 900_000, 'good', { word: 'b' })]
    expect(queue(known(['a', 'b'], log), settings, { fresh: 9, reviews: 999 }, moment).cards).toEqual([
      { word: 'b', kind: 'read', fresh: false },
    ])
  })

  it('asks no card of a word that is no longer saved', () => {
    expect(queue(known(['d'], [easyLongAgo(1, 'a', 60)]), settings, none, moment).cards).toEqual([
      { word: 'd', kind: 'read', fresh: true },
    ])
  })

  it('asks only the cards that the learner wants', () => {
    const only = { ...settings, kinds: ['hear' as const] }
    expect(queue(known(['a', 'd'], [easyLongAgo(1, 'a', 60)]), only, none, moment).cards).toEqual([
      { word: 'a', kind: 'hear', fresh: true },
      { word: 'd', kind: 'hear', fresh: true },
    ])
  })

  it('brings cards in their learning steps early, after all others', () => {
    const all = known(['a', 'b'], [aReview(1, noon - 60_000, 'again', { word: 'a' })])
    expect(queue(all, settings, none, { ...moment, now: noon - 30_000 }).cards).toEqual([
      { word: 'b', kind: 'read', fresh: true },
      { word: 'a', kind: 'read', fresh: false },
    ])
  })

  it('brings a card early by twenty minutes and no more', () => {
    const all = known(['a'], [aReview(1, noon - 60_000, 'again', { word: 'a' })])
    const dueAt = all.schedules[0]?.cards.read?.due ?? 0
    const only = { ...settings, kinds: ['read' as const] }
    const asked = (now: number) => queue(all, only, none, { now, dayStart: now - day }).cards.length
    expect([asked(dueAt - earlyBy), asked(dueAt - earlyBy - 1)]).toEqual([1, 0])
  })

  it('asks no other card of a word on the day that began with it', () => {
    const log = [aReview(1, moment.dayStart, 'easy', { word: 'a' })]
    expect(queue(known(['a'], log), settings, none, moment).cards).toEqual([])
    const dayBefore = [aReview(1, moment.dayStart - 1, 'easy', { word: 'a' })]
    expect(queue(known(['a'], dayBefore), settings, none, moment).fresh).toBe(1)
  })

  it('lets a card rest that was shown in a time zone a day ahead', () => {
    const only = { ...settings, kinds: ['read' as const] }
    const at = (last: number) => known(['a'], [aReview(1, last, 'easy', { word: 'a' })])
    expect(queue(at(noon + clockSlack), only, none, moment).due).toBe(0)
  })

  it('asks a card at once that a wrong clock has put years ahead', () => {
    const wrong = schedulesOf([aReview(1, noon + 5000 * day, 'easy', { word: 'a' })], noon + 5000 * day)
    const all = { words: ['a'], schedules: wrong, begun: () => true }
    expect(queue(all, settings, none, moment).due).toBe(1)
  })
})

describe('readReviewSettings', () => {
  it.each([null, 7, {}, { newPerDay: -1, reviewsPerDay: 'x', kinds: ['smell'] }])(
    'reads %j as the default settings',
    (stored) => {
      expect(readReviewSettings(stored)).toEqual({
        newPerDay: 10,
        reviewsPerDay: 200,
        kinds: ['read', 'hear', 'say'],
      })
    },
  )

  it('keeps what is sound, the kinds in their order and once', () => {
    const stored = { newPerDay: 0, reviewsPerDay: 50, kinds: ['say', 'read', 'say'] }
    expect(readReviewSettings(stored)).toEqual({ ...stored, kinds: ['read', 'say'] })
  })
})
