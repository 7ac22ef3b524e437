import { startAttempt, step } from '@app/learning/quiz'
import { aQuestion } from '@app/learning/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { tabKeys } from '../storage/keys.ts'
import { tabStorage } from '../storage/safe-storage.ts'
import { keepAttempt, keptAttempt, keptTopic, unfinishedTopic } from './attempt-storage.ts'

const questions = [aQuestion({ id: 'a' }), aQuestion({ id: 'b' })]
const begun = startAttempt('daily_food', questions, () => 0.5)

/** The attempt after its next question was answered, and gone on from. */
function answered(attempt: typeof begun) {
  const [option] = attempt.turns[attempt.answers.length]?.options ?? []
  if (!option) throw new Error('Nothing is asked.')
  return step(step(step(attempt, { type: 'chosen', option }), { type: 'checked' }), { type: 'continued' })
}
const finished = answered(answered(begun))

afterEach(() => tabStorage.removeItem(tabKeys.attempt))

describe('a quiz that this tab was in the middle of', () => {
  it('is the kept one, whether its question was answered or not', () => {
    for (const attempt of [begun, answered(begun)]) {
      keepAttempt(attempt)
      expect(unfinishedTopic()).toBe('daily_food')
    }
  })

  it('is none after the last question', () => {
    expect(finished.state.type).toBe('finished')
    keepAttempt(finished)
    expect(unfinishedTopic()).toBeUndefined()
    expect(keptTopic(), 'its results can still be shown').toBe('daily_food')
  })

  it.each([null, 'daily_food', 7, {}, { state: 'answering' }, { topic: 'daily_food' }])(
    'is none where %j is kept',
    (stored) => {
      tabStorage.setItem(tabKeys.attempt, JSON.stringify(stored))
      expect(unfinishedTopic()).toBeUndefined()
    },
  )

  it('is none where nothing is kept', () => {
    expect(unfinishedTopic()).toBeUndefined()
    expect(keptTopic()).toBeUndefined()
  })
})

describe('the kept attempt', () => {
  it('is there again, with its order and its answers', () => {
    keepAttempt(answered(begun))
    expect(keptAttempt('daily_food', questions)).toEqual(answered(begun))
  })

  it('is none of another topic', () => {
    keepAttempt(begun)
    expect(keptAttempt('daily_news', questions)).toBeUndefined()
  })
})
