import { describe, expect, it } from 'vitest'
import { aReview } from '../testing/reviews.ts'
import { forecast, retention, reviewsByDay, wordStates } from './overview.ts'
import { day, schedulesOf } from './schedule.ts'

const morning = Date.UTC(2026, 10, 21)
const days = [-2, -1, 0, 1].map((n) => morning + n * day)

it('tells new words from those being learnt and those known for three weeks', () => {
  const log = [
    aReview(1, morning - 400 * day, 'easy', { word: 'known' }),
    aReview(2, morning - 300 * day, 'easy', { word: 'known' }),
    aReview(3, morning, 'good', { word: 'learning' }),
    aReview(4, morning, 'good', { word: 'removed' }),
  ]
  expect(wordStates(['known', 'learning', 'fresh'], schedulesOf(log, morning))).toEqual({
    fresh: 1,
    learning: 1,
    known: 1,
  })
})

it('counts the words due on each day, the overdue ones on the first', () => {
  const log = [
    aReview(1, morning - 90 * day, 'easy', { word: 'a' }),
    aReview(2, morning - day, 'easy', { word: 'b' }),
    aReview(3, morning - day, 'easy', { word: 'gone' }),
  ]
  const counts = forecast(['a', 'b'], schedulesOf(log, morning), ['read'], morning, 14)
  expect(counts[0]).toBe(1)
  expect(counts.reduce((sum, count) => sum + count)).toBe(2)
})

describe('retention', () => {
  const of = (...log: ReturnType<typeof aReview>[]) =>
    retention(
      log.flatMap(({ review }) => review ?? []),
      (word) => ({ new: morning + 1, first: morning })[word] ?? morning - 50 * day,
      days,
    )

  it('counts the first look at a card on a day, and not what was learnt that day', () => {
    expect(
      of(
        aReview(1, morning + 10, 'again'),
        aReview(2, morning + 20, 'good'),
        aReview(3, morning - day, 'hard'),
        aReview(4, morning + 30, 'good', { word: 'new' }),
        aReview(5, morning + 40, 'good', { word: 'first' }),
      ),
    ).toEqual({ asked: 2, known: 1 })
  })

  it('leaves out what is before or after the days', () => {
    expect(of(aReview(1, morning - 9 * day), aReview(2, morning + 9 * day))).toEqual({ asked: 0, known: 0 })
  })
})

it('counts reviews by day', () => {
  expect(reviewsByDay([morning - 1, morning, morning + 1, morning + 2 * day], days)).toEqual([0, 1, 2])
})
