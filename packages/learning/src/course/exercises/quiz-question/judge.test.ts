import { expect, it } from 'vitest'
import { makeExercise } from '../kinds.ts'
import { aWorld } from '../testing.ts'
import { judgeQuizQuestion } from './judge.ts'
import { makeQuizQuestion } from './make.ts'

const made = makeQuizQuestion({ item: 'word:choru', skill: 'read' }, aWorld())
if (!made) throw new Error('Nothing is made.')
const blamed = (option: number) =>
  judgeQuizQuestion(made, { type: 'chosen', option }).looks.map(({ item }) => item)

it('is right as the quiz says', () => {
  expect(judgeQuizQuestion(made, { type: 'chosen', option: 0 }).right).toBe(true)
})

it('shows only what its options needed: what alone tells one of them from the right one', () => {
  const { looks } = judgeQuizQuestion(made, { type: 'chosen', option: 0 })
  expect(looks.map(({ item }) => item).toSorted()).toEqual(['word:choru', 'word:kazhikkuka', 'word:njaan'])
})

it('blames the word whose meaning the chosen option has not', () => {
  expect(blamed(2)).toEqual(['word:choru'])
  expect(blamed(3)).toEqual(['word:njaan'])
})

it('asks for all words of its Malayalam where a topic asks it', () => {
  const found = makeExercise({ kind: 'quiz-question', targets: [], question: 'daily_food/ate' }, aWorld())
  expect(found?.targets.map(({ item }) => item)).toEqual([
    'word:njaan',
    'word:innu',
    'word:choru',
    'word:kazhikkuka',
    'ending:past',
  ])
})

it('shows every option once, in an order by chance', () => {
  expect(made.order.toSorted()).toEqual([0, 1, 2, 3])
})
