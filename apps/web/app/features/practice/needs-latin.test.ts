import type { CourseContent } from '@app/learning/course'
import { type Item, memoryOf, noMemory } from '@app/learning/practice'
import { expect, it } from 'vitest'
import { needsLatin } from './needs-latin.ts'

const day = 86_400_000

const letters = ['പ', 'േ', 'ര', '്'].map((letter, at) => {
  const example = { word: 'പേര്', meaning: 'name', audio: '/audio/name.mp3' }
  return [
    `l${at}`,
    { id: `l${at}`, letter, kind: 'consonant' as const, say: letter, audio: '/audio/l.mp3', example },
  ] as const
})
const content: CourseContent = {
  letters: new Map(letters),
  words: new Map(),
  endings: new Map(),
  contrasts: new Map(),
  sentences: new Map(),
  lines: new Map(),
  questions: new Map(),
  scenes: new Map(),
  synonyms: [],
}

const knowing = (ids: readonly string[]) =>
  memoryOf(
    ids.map((id) => ({
      id,
      practice: {
        exercise: 'test',
        at: 0,
        took: 0,
        looks: [{ item: `letter:${id}` satisfies Item, skill: 'read', outcome: 'easy' } as const],
      },
    })),
    1,
    (item) => item,
  )

it('keeps the Latin of a word as long as one of its letters is not known', () => {
  expect(needsLatin(content, noMemory, day)('പേര്')).toBe(true)
  expect(needsLatin(content, knowing(['l0', 'l2', 'l3']), 1)('പേര്')).toBe(true)
})

it('leaves it out once every letter is known', () => {
  expect(needsLatin(content, knowing(['l0', 'l1', 'l2', 'l3']), 1)('പേര്')).toBe(false)
})

it('brings it back when a letter is long forgotten', () => {
  expect(needsLatin(content, knowing(['l0', 'l1', 'l2', 'l3']), 4000 * day)('പേര്')).toBe(true)
})
