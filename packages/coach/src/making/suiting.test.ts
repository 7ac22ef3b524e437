import { expect, it } from 'vitest'
import { aSentence } from '../testing.ts'
import { type Grade, suiting } from './suiting.ts'

const easy = aSentence({ id: 'easy' })
const easyToo = aSentence({ id: 'easy-too' })
const hard = aSentence({ id: 'hard' })
const grades = new Map<object, Grade>([
  [easy, { level: 1, words: ['mazha', 'innu'] }],
  [easyToo, { level: 1, words: ['kuda', 'innu'] }],
  [hard, { level: 3, words: ['mazha'] }],
])
const all = [easy, easyToo, hard]
const suited = (level: 1 | 2 | 3, ...known: string[]) =>
  suiting(all, { level, known: new Set(known), gradeOf: (one) => grades.get(one) })

it('takes those of the level, and of the nearest one if there is none', () => {
  expect(suited(1)).toEqual([easy, easyToo])
  expect(suited(3)).toEqual([hard])
  expect(suiting([easy, easyToo], { level: 3, known: new Set(), gradeOf: (one) => grades.get(one) })).toEqual(
    [easy, easyToo],
  )
})

it('takes of them those with most words that the learner knows', () => {
  expect(suited(1, 'kuda')).toEqual([easyToo])
  expect(suited(1, 'innu')).toEqual([easy, easyToo])
  expect(suited(3, 'kuda')).toEqual([hard])
})
