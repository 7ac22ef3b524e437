import { expect, it } from 'vitest'
import { aLetter, aQuestion, aTopic, faultsOf } from '../testing/content.ts'
import { uniqueIds } from './unique-ids.ts'

it('accepts ids that are all different', () => {
  const files = { 'data/letters.yaml': aLetter(), 'data/topics/daily_food.yaml': aTopic(aQuestion()) }
  expect(faultsOf(uniqueIds, files)).toEqual([])
})

it.each([
  { fault: 'two questions of one id', questions: [aQuestion(), aQuestion()], line: 10, id: 'food-tea' },
  { fault: 'a letter’s id', questions: [aQuestion({ id: 'letter-ka' })], line: 3, id: 'letter-ka' },
  { fault: 'the id of a sound of the app', questions: [aQuestion({ id: 'right' })], line: 3, id: 'right' },
])('refuses $fault', ({ questions, line, id }) => {
  const files = { 'data/letters.yaml': aLetter(), 'data/topics/daily_food.yaml': aTopic(...questions) }
  expect(faultsOf(uniqueIds, files)).toEqual([
    `content/data/topics/daily_food.yaml:${line}  The id "${id}" is taken already.`,
  ])
})
