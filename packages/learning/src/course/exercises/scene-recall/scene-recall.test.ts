import { expect, it } from 'vitest'
import { makeExercise } from '../kinds.ts'
import { aWorld, knowing, meal, smallCourse } from '../testing.ts'
import { judgeSceneRecall } from './judge.ts'
import type { SceneRecall } from './schema.ts'

const targets = [{ item: 'scene:meal', skill: 'recall' }] as const

function asked({ sound = true, content = smallCourse, memory = knowing('word:choru') } = {}): SceneRecall {
  const exercise = makeExercise({ kind: 'scene-recall', targets, sound }, aWorld({ content, memory }))
  if (exercise?.kind !== 'scene-recall') throw new Error('Nothing is made.')
  return exercise
}

/** The same scene, in which the answer to the question is something else. */
const withRight = (en: string) => ({
  ...smallCourse,
  scenes: new Map([['meal', { ...meal, recall: { ...meal.recall, right: { en, ml: 'ചോറ്' } } }]]),
})

it('asks what was said, with one right answer in both languages', () => {
  const { line, options, right, question } = asked()
  expect(question.en).toBe('What did Meera eat?')
  expect(line).toMatchObject({ by: 'meera', text: 'ഞാൻ ഇന്ന് ചോറ് കഴിച്ചു.' })
  expect(options[right]).toEqual({ text: 'Rice', ml: 'ചോറ്' })
  expect(options).toHaveLength(3)
})

it('is read by who cannot listen', () => {
  expect(asked().by).toBe('ear')
  expect(asked({ sound: false }).by).toBe('eye')
})

it('credits the word that alone says which answer is right', () => {
  expect(asked().targets).toEqual([{ item: 'word:choru', skill: 'hear' }])
  expect(asked({ sound: false }).targets).toEqual([{ item: 'word:choru', skill: 'read' }])
})

it('credits nothing where several words say it, or none, or one that was never met', () => {
  expect(asked({ content: withRight('To eat rice') }).targets).toEqual([])
  expect(asked({ content: withRight('A mango') }).targets).toEqual([])
  expect(asked({ memory: knowing('word:innu') }).targets).toEqual([])
})

it('is right by its right answer alone, and blames the word by a wrong one', () => {
  const exercise = asked()
  const wrong = (exercise.right + 1) % 3
  expect(judgeSceneRecall(exercise, { type: 'chosen', option: exercise.right })).toEqual({
    right: true,
    looks: [{ item: 'word:choru', skill: 'hear', outcome: 'good' }],
  })
  expect(judgeSceneRecall(exercise, { type: 'chosen', option: wrong })).toMatchObject({
    right: false,
    looks: [{ item: 'word:choru', skill: 'hear', outcome: 'again' }],
  })
})
