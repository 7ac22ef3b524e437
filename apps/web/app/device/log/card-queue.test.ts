import type { Item } from '@app/learning/practice'
import { forecast, type ReviewSettings } from '@app/learning/review'
import { aPractice } from '@app/learning/testing'
import { keyOf } from '@app/malayalam'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { stubIndexedDb } from '../../../fixtures/stub-indexed-db.ts'
import { addReview, hasMet, nextDue, queueNow, scheduleNow } from './card-queue.ts'
import { linkWords } from './link-words.ts'
import { logs, openLogHere } from './open-log.ts'
import { readKnown } from './read-log.ts'
import { recordAll, undoPractice } from './record-practice.ts'
import { allReviews } from './reviewed.ts'
import type { AskedWords } from './saved-items.ts'
import { forgetShown } from './shown-cards.ts'
import { startOfDay } from './start-of-day.ts'

const day = 86_400_000
const now = Date.UTC(2026, 10, 26, 12)
const [rain, house, milk] = ['മഴ', 'വീട്', 'പാൽ'].map(keyOf) as [string, string, string]
const settings: ReviewSettings = { newPerDay: 10, reviewsPerDay: 200, kinds: ['read', 'hear', 'say'] }

beforeAll(() => {
  stubIndexedDb()
})
afterEach(async () => {
  for (const word of [rain, house, milk]) forgetShown({ word, kind: 'read' })
  await logs.forget('visitor')
})
afterAll(() => vi.unstubAllGlobals())

const isOfCourse = (item: Item) => !item.endsWith(':name')

const cardsIn = async (words: AskedWords, at = now, chosen = settings) =>
  (await queueNow(words, chosen, at)).cards.map(
    ({ word, kind, fresh }) => `${word} ${kind}${fresh ? ' new' : ''}`,
  )
const cardsOf = (saved: readonly string[], at = now, chosen = settings) => cardsIn({ saved }, at, chosen)
const allCards = (saved: readonly string[], at = now, chosen = settings) =>
  cardsIn({ saved, isOfCourse }, at, chosen)
const review = (word: string, grade: 'again' | 'good' | 'easy', at: number) =>
  addReview({ word, card: 'read', grade, at, took: 900 })
const practise = (n: number, item: Item, at: number) =>
  recordAll([aPractice(n, at, { looks: [[item, 'read', 'easy']] })], at)

describe('the cards to review now', () => {
  it('are of saved words that were never asked new, oldest first, and no more than the day has', async () => {
    expect(await cardsOf([rain, house, milk], now, { ...settings, newPerDay: 2 })).toEqual([
      `${rain} read new`,
      `${house} read new`,
    ])
  })

  it('count what was new today against the day', async () => {
    await review(rain, 'easy', now - 60_000)
    expect(await cardsOf([rain, house, milk], now, { ...settings, newPerDay: 2 })).toEqual([
      `${house} read new`,
    ])
  })

  it('rest after they were known, and come when they are due', async () => {
    await review(rain, 'easy', now - 30 * day)
    await review(house, 'easy', now - day)
    const { cards, due } = await queueNow({ saved: [rain, house] }, settings, now)
    expect(cards).toMatchObject([
      { word: rain, kind: 'read', fresh: false },
      { word: house, kind: 'hear', fresh: true },
    ])
    expect(due).toBe(1)
  })

  it('are of saved words only, where only these are wanted', async () => {
    await review(rain, 'easy', now - 30 * day)
    await practise(1, 'word:choru', now - 30 * day)
    expect(await cardsOf([house])).toEqual([`${house} read new`])
    expect(await cardsOf([])).toEqual([])
  })

  it('are no more reviews a day than the learner wants', async () => {
    await review(rain, 'easy', now - 40 * day)
    await review(house, 'easy', now - 30 * day)
    const chosen = { ...settings, newPerDay: 0, reviewsPerDay: 1 }
    expect(await cardsOf([rain, house], now, chosen)).toEqual([`${rain} read`])
  })

  it('have what the course asked of the word: its entry is the same item', async () => {
    await practise(1, 'word:mazha', now - 30 * day)
    const words = [{ word: 'മഴ', meaning: 'rain', pronunciation: '' }]
    await linkWords(await openLogHere(), { words, entries: new Map([[rain, 'mazha']]), edition: 'one' }, now)
    expect(await cardsOf([rain])).toEqual([`${rain} read`])
    expect((await scheduleNow(rain, settings)).cards.read?.reps).toBe(1)
  })
})

/** A session asks by eye or ear, and the answer stands for both. */
const inSession = (n: number, item: Item, outcome: 'again' | 'good' | 'easy', at: number) => {
  const { id } = aPractice(n, at)
  const looks = [{ item, skill: 'read' as const, outcome, common: true as const }]
  return recordAll([{ id, practice: { exercise: 'choose-meaning/x', at, took: 900, looks } }], at)
}
const knownNow = async (item: Item) =>
  (await readKnown(await openLogHere())).kept.find((kept) => kept.item === item)?.known

describe('the cards of words that were met and are not saved', () => {
  it('come when they are due: after a session, a quiz, or a review, the longest due first', async () => {
    await inSession(1, 'word:amma', 'easy', now - 60 * day)
    await recordAll(
      [
        aPractice(2, now - 3_600_000, {
          exercise: 'quiz:family/1',
          looks: [['word:achan', 'read', 'again']],
        }),
      ],
      now,
    )
    await review(rain, 'easy', now - 30 * day)
    expect(await allCards([rain])).toEqual(['word:amma hear', `${rain} read`, 'word:achan read'])
    expect(await cardsOf([rain])).toEqual([`${rain} read`])
  })

  it('are none of what does not belong to the course, and none that are new', async () => {
    await practise(1, 'word:name', now - 60 * day)
    await practise(2, 'word:amma', now - day)
    expect(await allCards([house])).toEqual([`${house} read new`])
    expect([
      await hasMet({ saved: [], isOfCourse }),
      await hasMet({ saved: [], isOfCourse: () => false }),
    ]).toEqual([true, false])
  })

  it('are begun for it once it is saved, and it stays one item', async () => {
    await inSession(1, 'word:mazha', 'easy', now - 60 * day)
    expect(await allCards([])).toEqual(['word:mazha hear'])
    const words = [{ word: 'മഴ', meaning: 'rain', pronunciation: '' }]
    await linkWords(await openLogHere(), { words, entries: new Map([[rain, 'mazha']]), edition: 'one' }, now)
    expect(await allCards([rain])).toEqual([`${rain} read`])
  })

  it('count on the path: a review is a look at the same item, by eye and ear', async () => {
    await inSession(1, 'word:amma', 'easy', now - 60 * day)
    await addReview({ word: 'word:amma', card: 'hear', grade: 'good', at: now, took: 900 })
    const known = await knownNow('word:amma')
    expect(known?.read).toEqual(known?.hear)
    expect(known?.read).toMatchObject({ reps: 2, last: now })
    expect(await allCards([])).toEqual([])
  })

  it('are undone for good', async () => {
    await inSession(1, 'word:amma', 'easy', now - 60 * day)
    const { id } = await addReview({ word: 'word:amma', card: 'hear', grade: 'good', at: now, took: 900 })
    await undoPractice(id, now)
    expect((await knownNow('word:amma'))?.read?.reps).toBe(1)
    forgetShown({ word: 'word:amma', kind: 'hear' })
    expect(await allCards([])).toEqual(['word:amma hear'])
  })

  it('use up none of the day’s new cards', async () => {
    await recordAll([aPractice(2, now - 3_600_000, { looks: [['word:achan', 'read', 'again']] })], now)
    await addReview({ word: 'word:achan', card: 'read', grade: 'easy', at: now, took: 900 })
    forgetShown({ word: 'word:achan', kind: 'read' })
    expect(await allCards([rain], now, { ...settings, newPerDay: 1 })).toEqual([`${rain} read new`])
  })

  it('are found behind hundreds that rest', async () => {
    const said = Array.from({ length: 450 }, (_, n) =>
      aPractice(n + 1, now - 90 * day, {
        looks: [
          [`word:said-${n}`, 'read', 'again'],
          [`word:said-${n}`, 'recall', 'easy'],
        ],
      }),
    )
    const again = said.map((_, n) =>
      aPractice(n + 1000, now - day, { looks: [[`word:said-${n}`, 'recall', 'easy']] }),
    )
    await recordAll([...said, ...again], now)
    await inSession(5000, 'word:amma', 'easy', now - 60 * day)
    expect(await allCards([])).toEqual(['word:amma hear'])
  })
})

describe('the progress', () => {
  it('says of today what the review asks, of saved words and of words that were met', async () => {
    await inSession(1, 'word:amma', 'easy', now - 60 * day)
    await inSession(2, 'word:kutti', 'good', now - 3_600_000)
    await recordAll([aPractice(3, now - 3_600_000, { looks: [['word:achan', 'read', 'again']] })], now)
    await review(rain, 'easy', now - 30 * day)
    await addReview({ word: 'word:amma', card: 'hear', grade: 'again', at: now, took: 900 })
    for (const words of [{ saved: [rain] }, { saved: [rain], isOfCourse }]) {
      const { schedules } = await allReviews(words, settings.kinds)
      const [today] = forecast(words.saved, schedules, settings.kinds, startOfDay(now), 14)
      expect((await queueNow(words, settings, now)).due).toBe(today)
    }
    forgetShown({ word: 'word:amma', kind: 'hear' })
  })

  it('knows which cards were reviewed, also of words that are not saved', async () => {
    await inSession(1, 'word:amma', 'easy', now - 60 * day)
    await addReview({ word: 'word:amma', card: 'hear', grade: 'good', at: now, took: 900 })
    forgetShown({ word: 'word:amma', kind: 'hear' })
    const { log, reviewed } = await allReviews({ saved: [], isOfCourse }, settings.kinds)
    expect(log.map(({ review }) => review?.word)).toEqual(['amma'])
    expect(reviewed).toMatchObject([{ word: 'amma', cards: { hear: { first: now - 60 * day } } }])
  })
})

describe('a review', () => {
  it('is undone for good: the card is new again', async () => {
    const { id } = await review(rain, 'again', now - 60_000)
    expect(await cardsOf([rain])).toEqual([`${rain} read`])
    await undoPractice(id, now)
    forgetShown({ word: rain, kind: 'read' })
    expect(await cardsOf([rain])).toEqual([`${rain} read new`])
  })

  it('of a word that was not known brings it back within minutes', async () => {
    await review(rain, 'again', now)
    expect(await cardsOf([rain], now + 1000)).toEqual([`${rain} read`])
  })
})

describe('when the next card is due', () => {
  it('is the soonest of the saved words, and of no other', async () => {
    await review(rain, 'easy', now - day)
    await review(house, 'good', now)
    const due = (await scheduleNow(rain, settings)).cards.read?.due
    expect(await nextDue({ saved: [rain] }, settings, now)).toBe(due)
    expect(await nextDue({ saved: [rain, house] }, settings, now)).toBeLessThan(due ?? 0)
  })

  it('is that of a met word too, on the day on which it comes', async () => {
    await inSession(1, 'word:amma', 'good', now - 60_000)
    expect(await nextDue({ saved: [] }, settings, now)).toBeUndefined()
    expect(await nextDue({ saved: [], isOfCourse }, settings, now)).toBeGreaterThan(now + 2 * day)
  })

  it('is never, of words that were not begun', async () => {
    expect(await nextDue({ saved: [rain] }, settings, now)).toBeUndefined()
  })
})
