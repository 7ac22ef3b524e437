import { describe, expect, it } from 'vitest'
import { aQuestion, right, wrong } from '../testing/index.ts'
import {
  type Attempt,
  type AttemptEvent,
  currentTurn,
  mistakes,
  score,
  startAgain,
  startAttempt,
  startMistakes,
  step,
  turnNumber,
  verdict,
} from './attempt.ts'
import type { Question } from './question.ts'

const inOrder = () => 0.999
const optionsOf = (answer: string) => [right(answer), wrong('one'), wrong('two'), wrong('three')]
const mother = aQuestion({ id: 'mother', text: 'അമ്മ', options: optionsOf('mother') })
const father = aQuestion({ id: 'father', text: 'അച്ഛൻ', options: optionsOf('father') })
const start = (...questions: Question[]) => startAttempt('family', questions, inOrder)

const check: AttemptEvent = { type: 'checked' }
const next: AttemptEvent = { type: 'continued' }
const choose = (attempt: Attempt, place: number): AttemptEvent => {
  const option = currentTurn(attempt)?.question.options[place]
  if (!option) throw new Error('No such option.')
  return { type: 'chosen', option }
}
const answer = (attempt: Attempt, place: number) =>
  step(step(step(attempt, choose(attempt, place)), check), next)

describe('startAttempt', () => {
  it('draws an order of questions and of each question’s options, once', () => {
    const drawn = startAttempt('family', [mother, father], () => 0)
    expect(drawn.turns.map(({ question }) => question.id)).toEqual(['father', 'mother'])
    expect(drawn.turns[0]?.options).not.toEqual(father.options)
    expect(new Set(drawn.turns[0]?.options)).toEqual(new Set(father.options))
  })

  it('begins with no answer, no score and no mistake', () => {
    const attempt = start(mother, father)
    expect(turnNumber(attempt)).toBe(0)
    expect(score(attempt)).toBe(0)
    expect(mistakes(attempt)).toEqual([])
    expect(verdict(attempt)).toBeUndefined()
  })

  it('is finished at once if there are no questions', () => {
    expect(start().state.type).toBe('finished')
  })
})

describe('step', () => {
  it('reminds the learner to choose when Check is pressed without a choice, and does nothing else', () => {
    const asked = step(start(mother), check)
    expect(verdict(asked)).toEqual({ type: 'unanswered' })
    expect(asked.answers).toEqual([])
    expect(turnNumber(asked)).toBe(0)
  })

  it('takes the reminder away once an option is chosen', () => {
    const asked = step(start(mother), check)
    expect(verdict(step(asked, choose(asked, 1)))).toBeUndefined()
  })

  it('lets a choice change until Check', () => {
    const attempt = start(mother)
    const changed = step(step(attempt, choose(attempt, 1)), choose(attempt, 0))
    expect(verdict(step(changed, check))).toEqual({ type: 'right' })
  })

  it('locks the options once checked', () => {
    const attempt = start(mother)
    const checked = step(step(attempt, choose(attempt, 1)), check)
    expect(step(checked, { type: 'chosen', option: mother.options[0] ?? right('') })).toBe(checked)
    expect(step(checked, check)).toBe(checked)
  })

  it('stays on the question until Next, then moves on', () => {
    const attempt = start(mother, father)
    const checked = step(step(attempt, choose(attempt, 0)), check)
    expect(currentTurn(checked)?.question).toBe(mother)
    expect(currentTurn(step(checked, next))?.question).toBe(father)
  })

  it('does not move on from a question that is not checked', () => {
    const attempt = start(mother, father)
    expect(step(attempt, next)).toBe(attempt)
  })

  it('refuses an option of another question', () => {
    const attempt = start(mother, father)
    expect(step(attempt, { type: 'chosen', option: father.options[0] ?? right('') })).toBe(attempt)
  })

  it('finishes after the last question, and nothing changes it any more', () => {
    const finished = answer(start(mother), 0)
    expect(finished.state.type).toBe('finished')
    expect(currentTurn(finished)).toBeUndefined()
    for (const event of [check, next]) expect(step(finished, event)).toBe(finished)
  })
})

describe('score and mistakes', () => {
  it('counts ten for each correct answer and lists each wrong one with the right answer', () => {
    const finished = answer(answer(start(mother, father), 0), 2)
    expect(score(finished)).toBe(10)
    expect(mistakes(finished)).toEqual([{ question: 'അച്ഛൻ', answer: 'father' }])
  })

  it('lists a pair once, however often it was missed', () => {
    const again = { ...mother, id: 'mother-again' }
    expect(mistakes(answer(answer(start(mother, again), 1), 2))).toEqual([
      { question: 'അമ്മ', answer: 'mother' },
    ])
  })

  it('gives the points at Check, not at Next', () => {
    const attempt = start(mother)
    expect(score(step(step(attempt, choose(attempt, 0)), check))).toBe(10)
  })
})

describe('startAgain', () => {
  it('has only the questions that were answered wrongly, with no answer yet', () => {
    const finished = answer(answer(start(mother, father), 0), 1)
    const again = startAgain(finished, inOrder)
    expect(again?.turns.map(({ question }) => question.id)).toEqual(['father'])
    expect(again).toMatchObject({ topic: 'family', again: true, answers: [] })
  })

  it('is not possible without a mistake', () => {
    expect(startAgain(answer(start(mother), 0), inOrder)).toBeUndefined()
  })

  it('can follow itself, with what was wrong again', () => {
    const finished = answer(answer(start(mother, father), 1), 1)
    const again = startAgain(finished, inOrder)
    const halfRight = again && answer(answer(again, 0), 1)
    expect(halfRight && startAgain(halfRight, inOrder)?.turns).toHaveLength(1)
  })
})

describe('startMistakes', () => {
  const listed = [{ question: 'അച്ഛൻ', answer: 'father' }]

  it('has only the questions that are listed, with no answer yet', () => {
    const again = startMistakes('family', [mother, father], listed, inOrder)
    expect(again?.turns.map(({ question }) => question.id)).toEqual(['father'])
    expect(again).toMatchObject({ topic: 'family', again: true, answers: [] })
  })

  it('takes of two questions with the same text the one with the listed answer', () => {
    const other = { ...father, id: 'other', options: optionsOf('dad') }
    const again = startMistakes('family', [other, father], listed, inOrder)
    expect(again?.turns.map(({ question }) => question.id)).toEqual(['father'])
  })

  it('is not possible if nothing was wrong, or if the topic has other questions today', () => {
    expect(startMistakes('family', [mother, father], [], inOrder)).toBeUndefined()
    expect(startMistakes('family', [mother], listed, inOrder)).toBeUndefined()
  })
})
