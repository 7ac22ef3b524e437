import type { Exercise } from '@app/learning/course'
import { expect, it } from 'vitest'
import { wrongPlaces } from './wrong-places.ts'

type BuildSentence = Extract<Exercise, { kind: 'build-sentence' }>

const exercise: Pick<BuildSentence, 'tiles' | 'joins'> = {
  tiles: [
    ...['ഞാൻ', 'വീട്'].map((text) => ({ text, items: [] })),
    ...['-ഇൽ', '-ഇലേക്ക്'].map((text) => ({ text, items: [], joins: true as const })),
    ...['പോയി', 'ഞാൻ'].map((text) => ({ text, items: [] })),
  ],
  joins: [
    { stem: 1, ending: 2, text: 'വീട്ടിൽ' },
    { stem: 1, ending: 3, text: 'വീട്ടിലേക്ക്' },
  ],
}

const wrong = (tiles: readonly number[], extra: readonly string[]) =>
  wrongPlaces(exercise, {
    answer: { type: 'built', tiles },
    result: { right: false, looks: [], feedback: { type: 'tiles', missing: [], extra } },
  })

it('marks the words that are too many, each as often as it is, a stem and its ending as one', () => {
  expect(wrong([0, 1, 2, 4], ['വീട്ടിൽ'])).toEqual([1])
  expect(wrong([0, 5, 4], ['ഞാൻ'])).toEqual([0])
  expect(wrong([0, 4], [])).toEqual([])
})

it('marks nothing where the order alone is wrong, and in a right answer', () => {
  const answer = { type: 'built', tiles: [4, 0, 1, 3] } as const
  const feedback = { type: 'order', rule: 'predicate-last' } as const
  expect(wrongPlaces(exercise, { answer, result: { right: false, looks: [], feedback } })).toEqual([])
  expect(wrongPlaces(exercise, { answer, result: { right: true, looks: [] } })).toEqual([])
})
