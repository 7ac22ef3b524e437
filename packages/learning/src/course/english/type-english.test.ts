import { expect, it } from 'vitest'
import type { TypeEnglish } from '../exercises/type-english/schema.ts'
import { judgeTypeEnglish } from './type-english.ts'

const word: TypeEnglish = {
  ...{ kind: 'type-english', by: 'meaning', means: 'നിൽക്കുക', accepted: ['stand'] },
  targets: [{ item: 'english:nilkkuka', skill: 'recall' }],
  ...{ others: [], synonyms: [], open: [] },
  told: [{ item: 'english:nilkkuka', words: ['stand'] }],
}

const sentence = (english: string, ...told: TypeEnglish['told']): TypeEnglish => ({
  ...word,
  sentence: 'one',
  accepted: [english],
  targets: told.map(({ item }) => ({ item, skill: 'recall' })),
  told,
})

const blamed = (exercise: TypeEnglish, text: string) =>
  judgeTypeEnglish(exercise, { type: 'typed', text }).looks.flatMap(({ item, outcome }) =>
    outcome === 'again' ? [item] : [],
  )

it('blames a word alone for another one, and not for another form of it', () => {
  expect(blamed(word, 'sit')).toEqual(['english:nilkkuka'])
  expect(blamed(word, 'stant')).toEqual(['english:nilkkuka'])
  expect(blamed(word, 'stands')).toEqual([])
  expect(judgeTypeEnglish(word, { type: 'typed', text: 'stands' }).right).toBe(false)
})

it.each<[string, string, string[]]>([
  ['far is lost', 'Their house is big from here.', ['english:doore']],
  ['from is lost', 'Their house is far here.', ['english:ninnu']],
  ['all is right', 'Their house is far from here.', []],
])('blames a preposition where it is learnt as a word: %s', (_, text, items) => {
  const exercise = sentence(
    'Their house is far from here.',
    { item: 'english:doore', words: ['far'] },
    { item: 'english:ninnu', words: ['from'] },
  )
  expect(blamed(exercise, text)).toEqual(items)
})

it('blames no word of which a preposition is a part', () => {
  const exercise = sentence('I had dosa in the morning.', {
    item: 'english:raavile',
    words: ['in', 'the', 'morning'],
  })
  expect(blamed(exercise, 'I had dosa at morning.')).toEqual([])
})

it('finds the word that was missed in its hyphens and its short “is”', () => {
  const note = sentence('Do you have a five-hundred note?', {
    item: 'english:anjooru',
    words: ['five-hundred'],
  })
  expect(blamed(note, 'Do you have a hundred note?')).toEqual(['english:anjooru'])
  const matter = sentence("What's the matter, why did you call?", {
    item: 'english:enthu',
    words: ["what's"],
  })
  expect(blamed(matter, 'Why did you call?')).toEqual(['english:enthu'])
})
