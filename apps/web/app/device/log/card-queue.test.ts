import type { Item } from '@app/learning/practice'
import type { ReviewSettings } from '@app/learning/review'
import { aPractice } from '@app/learning/testing'
import { keyOf } from '@app/malayalam'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { stubIndexedDb } from '../../../fixtures/stub-indexed-db.ts'
import { addReview, nextDue, queueNow, scheduleNow } from './card-queue.ts'
import { linkWords } from './link-words.ts'
import { logs, openLogHere } from './open-log.ts'
import { recordAll, undoPractice } from './record-practice.ts'
import { forgetShown } from './shown-cards.ts'

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

const cardsOf = async (words: readonly string[], at = now, chosen = settings) =>
  (await queueNow(words, chosen, at)).cards.map(
    ({ word, kind, fresh }) => `${word} ${kind}${fresh ? ' new' : ''}`,
  )
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
    const { cards, due } = await queueNow([rain, house], settings, now)
    expect(cards).toMatchObject([
      { word: rain, kind: 'read', fresh: false },
      { word: house, kind: 'hear', fresh: true },
    ])
    expect(due).toBe(1)
  })

  it('are of saved words only', async () => {
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
    expect((await scheduleNow(rain)).cards.read?.reps).toBe(1)
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
    const due = (await scheduleNow(rain)).cards.read?.due
    expect(await nextDue([rain], now)).toBe(due)
    expect(await nextDue([rain, house], now)).toBeLessThan(due ?? 0)
  })

  it('is never, of words that were not begun', async () => {
    expect(await nextDue([rain], now)).toBeUndefined()
  })
})
