import { describe, expect, it } from 'vitest'
import { aQuestion } from '../testing/index.ts'
import { type Attempt, currentTurn, startAgain, startAttempt, step } from './attempt.ts'
import { recordAttempt, restoreAttempt } from './attempt-record.ts'
import type { Option } from './question.ts'

const questions = [aQuestion({ id: 'a' }), aQuestion({ id: 'b' }), aQuestion({ id: 'c' })]
const questionsOf = () => questions
const throughStorage = (attempt: Attempt) =>
  restoreAttempt(JSON.parse(JSON.stringify(recordAttempt(attempt))), questionsOf)

const started = startAttempt('family', questions, () => 0.4)
const options = (attempt: Attempt) => currentTurn(attempt)?.options ?? []
const chose = (attempt: Attempt, place: number) => {
  const option = options(attempt)[place]
  return option ? step(attempt, { type: 'chosen', option }) : attempt
}
const chosen = chose(started, 2)
const checked = step(chosen, { type: 'checked' })
const second = step(checked, { type: 'continued' })
const finish = (attempt: Attempt): Attempt =>
  attempt.state.type === 'finished'
    ? attempt
    : finish(step(step(chose(attempt, 0), { type: 'checked' }), { type: 'continued' }))

const wrong = finish(started).turns[0]?.question.options.find(({ correct }) => !correct) as Option

describe('an attempt kept in the browser', () => {
  it.each([
    { moment: 'just begun', attempt: started },
    { moment: 'with an option chosen', attempt: chosen },
    { moment: 'with an answer checked', attempt: checked },
    { moment: 'at the second question', attempt: second },
    { moment: 'finished', attempt: finish(second) },
  ])('comes back as it was: $moment', ({ attempt }) => {
    expect(throughStorage(attempt)).toEqual(attempt)
  })

  it('comes back with some of the questions, where these are practised again', () => {
    const again = startAgain(
      { ...finish(started), answers: [wrong, ...finish(started).answers.slice(1)] },
      () => 0.4,
    )
    expect(again?.turns.length).toBeLessThanOrEqual(questions.length)
    expect(again && throughStorage(again)).toEqual(again)
  })

  it('comes back without the reminder to choose', () => {
    expect(throughStorage(step(started, { type: 'checked' }))).toEqual(started)
  })

  const sound = JSON.parse(JSON.stringify(recordAttempt(second)))
  it.each([
    { damage: 'is no object', stored: 'quiz' },
    { damage: 'is nothing', stored: null },
    { damage: 'names an unknown topic', stored: { ...sound, topic: 'nonsense' } },
    {
      damage: 'names a question that is gone',
      stored: { ...sound, turns: [{ ...sound.turns[0], id: 'gone' }, ...sound.turns.slice(1)] },
    },
    { damage: 'lacks a question', stored: { ...sound, turns: sound.turns.slice(1) } },
    { damage: 'has a question twice', stored: { ...sound, turns: [sound.turns[0], ...sound.turns] } },
    {
      damage: 'has an option twice',
      stored: { ...sound, turns: sound.turns.map((turn: object) => ({ ...turn, options: [0, 0, 1, 2] })) },
    },
    { damage: 'has an answer that is no option', stored: { ...sound, answers: [7] } },
    { damage: 'has a negative answer', stored: { ...sound, answers: [-1] } },
    { damage: 'has more answers than questions', stored: { ...sound, answers: [0, 0, 0, 0] } },
    { damage: 'is finished too early', stored: { ...sound, state: 'finished' } },
    { damage: 'is checked with no answer', stored: { ...sound, state: 'checked', answers: [] } },
    { damage: 'is in no known state', stored: { ...sound, state: 'cheating' } },
  ])('is dropped when what is stored $damage', ({ stored }) => {
    expect(restoreAttempt(stored, questionsOf)).toBeUndefined()
  })

  it('drops a choice that is no option, and keeps the rest', () => {
    expect(restoreAttempt({ ...sound, chosen: 9 }, questionsOf)).toEqual(second)
  })
})
