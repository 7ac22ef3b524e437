import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { cardKinds } from '../review/review.ts'
import { schedulesOf } from '../review/schedule.ts'
import { anyLog } from '../review/testing.ts'
import { aPractice } from '../testing/practice.ts'
import { aReview } from '../testing/reviews.ts'
import { canonicalKey } from './canonical-item.ts'
import { memoryOf } from './memory.ts'
import { mergePractice } from './merge-practice.ts'
import { PracticeRecord } from './practice.ts'
import { practiceOfReview, reviewOfPractice } from './practice-of-review.ts'
import { wordSchedules } from './word-schedule.ts'

const noon = Date.UTC(2026, 10, 21, 12)

describe('a review', () => {
  it('is practice under the same id, and again the same review, field for field', () => {
    fc.assert(
      fc.property(anyLog, (log) => {
        const practice = log.map(practiceOfReview)
        for (const record of practice) expect(v.is(PracticeRecord, record)).toBe(true)
        expect(practice.map(({ id }) => id)).toEqual(log.map(({ id }) => id))
        expect(JSON.stringify(practice.map(reviewOfPractice))).toBe(JSON.stringify(log))
      }),
    )
  })

  it('has the longest word that a review may have', () => {
    const review = aReview(1, noon, 'hard', { word: 'ക'.repeat(400), card: 'say' })
    expect(v.is(PracticeRecord, practiceOfReview(review))).toBe(true)
    expect(reviewOfPractice(practiceOfReview(review))).toEqual(review)
  })

  it.each(cardKinds)('gives the card %s the schedule that it had', (card) => {
    const log = [aReview(1, noon, 'good', { card }), aReview(2, noon + 600_000, 'easy', { card })]
    const memory = memoryOf(log.map(practiceOfReview), noon, canonicalKey)
    expect(wordSchedules(memory)).toEqual(schedulesOf(log, noon))
  })

  it('gives all words the schedules that they had, whatever the log, and under the keys that they have today', () => {
    fc.assert(
      fc.property(anyLog, (made) => {
        const old = aReview(90, noon, 'good', { word: 'പൿഷേ' })
        const log = [...mergePractice(made.map(practiceOfReview), [practiceOfReview(old)])]
        const reviews = log.flatMap((record) => reviewOfPractice(record) ?? [])
        const byWord = (one: { word: string }, other: { word: string }) => (one.word < other.word ? -1 : 1)
        expect(wordSchedules(memoryOf(log, noon, canonicalKey)).sort(byWord)).toEqual(
          schedulesOf(reviews, noon).sort(byWord),
        )
      }),
    )
  })
})

describe('reviewOfPractice', () => {
  it('is what any exercise looked at, if that is one word', () => {
    const asked = aPractice(1, noon, {
      exercise: 'quiz:daily_food/3',
      looks: [['word:വെള്ളം', 'recall', 'hard']],
    })
    expect(reviewOfPractice(asked)?.review).toMatchObject({
      word: 'വെള്ളം',
      card: 'say',
      grade: 'hard',
      at: noon,
    })
  })

  it.each([
    ['a letter', [['letter:a', 'read', 'good']]],
    [
      'two words',
      [
        ['word:മഴ', 'read', 'good'],
        ['word:വെള്ളം', 'read', 'good'],
      ],
    ],
    ['nothing', []],
  ] as const)('is undefined for %s', (_, looks) => {
    expect(reviewOfPractice(aPractice(1, noon, { exercise: 'match', looks }))).toBeUndefined()
  })
})
