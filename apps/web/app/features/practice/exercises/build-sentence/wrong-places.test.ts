import type { Exercise } from '@app/learning/course'
import { expect, it } from 'vitest'
import { wrongPlaces } from './wrong-places.ts'

const words = ['ഞാൻ', 'വീട്ടിൽ', 'വീട്ടിലേക്ക്', 'പോയി', 'ഞാൻ']

const exercise: Extract<Exercise, { kind: 'build-sentence' }> = {
  kind: 'build-sentence',
  targets: [],
  by: 'eye',
  sentence: 'went-home',
  text: 'ഞാൻ വീട്ടിലേക്ക് പോയി.',
  english: 'I went home.',
  glosses: [],
  tiles: words.map((text) => ({ text, items: [] })),
  clauses: [{ linked: false, phrases: [] }],
}

const wrong = (tiles: readonly number[], extra: readonly string[]) =>
  wrongPlaces(exercise, {
    answer: { type: 'built', tiles },
    result: { right: false, looks: [], feedback: { type: 'tiles', missing: [], extra } },
  })

it('marks the tiles that are too many, each as often as it is', () => {
  expect(wrong([0, 1, 3], ['വീട്ടിൽ'])).toEqual([1])
  expect(wrong([0, 4, 3], ['ഞാൻ'])).toEqual([0])
  expect(wrong([0, 3], [])).toEqual([])
})

it('marks nothing where the order alone is wrong, and in a right answer', () => {
  const answer = { type: 'built', tiles: [3, 0, 2] } as const
  const feedback = { type: 'order', rule: 'predicate-last' } as const
  expect(wrongPlaces(exercise, { answer, result: { right: false, looks: [], feedback } })).toEqual([])
  expect(wrongPlaces(exercise, { answer, result: { right: true, looks: [] } })).toEqual([])
})
