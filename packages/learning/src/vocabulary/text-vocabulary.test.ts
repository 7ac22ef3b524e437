import { analyse, makeLexicon } from '@app/malayalam/forms'
import { describe, expect, it } from 'vitest'
import type { LexiconEntry } from './lexicon-entry.ts'
import { sortVocabulary, type TextWord, textForms, textVocabulary, wordState } from './text-vocabulary.ts'

const entry = (id: string, word: string, ...means: string[]): LexiconEntry => ({
  ...{ id, word, means, pos: 'noun', use: 1, topic: 'family', audio: id },
})
const lexicon = makeLexicon<LexiconEntry>([
  { ...entry('veedu', 'വീട്', 'house', 'home'), stem: 'വീട്ട്' },
  entry('amma', 'അമ്മ', 'mother'),
])
const vocabularyOf = (...lines: string[]) =>
  textVocabulary(textForms(lines).map((form) => ({ ...form, reading: analyse(form.form, lexicon)[0] })))

describe('textForms', () => {
  it('counts the forms of a text, and takes spellings that look alike for one', () => {
    expect(textForms(['അവൻ വീട്ടിൽ, avan', 'അവന്\u200d വീട്'])).toEqual([
      { form: 'അവൻ', count: 2, line: 0 },
      { form: 'വീട്ടിൽ', count: 1, line: 0 },
      { form: 'വീട്', count: 1, line: 1 },
    ])
  })

  it('finds none in what is not Malayalam', () => expect(textForms(['Hello', '123 …', ''])).toEqual([]))
})

describe('textVocabulary', () => {
  it('gathers forms under their headword, and keeps unknown words honest', () => {
    const { words, headKeys } = vocabularyOf('അമ്മ വീട്ടിൽ', 'ഗ്ലോർപ്പ്', 'വീട്ടിലേക്ക് വീട്')
    expect(words.map(({ word, meaning, count, line }) => [word, meaning, count, line])).toEqual([
      ['അമ്മ', 'mother', 1, 0],
      ['വീട്', 'house, home', 3, 0],
      ['ഗ്ലോർപ്പ്', '', 1, 1],
    ])
    expect(words[2]).not.toHaveProperty('entry')
    expect(headKeys.get('വീട്ടിലേക്ക്')).toBe('വീട്')
  })
})

describe('wordState', () => {
  it.each([
    ['a', 'known'],
    ['b', 'learning'],
    ['c', 'known'],
    ['d', 'new'],
  ])('of %s is %s', (key, state) =>
    expect(wordState(key, new Set(['b', 'c']), new Set(['a', 'c']))).toBe(state),
  )
})

describe('sortVocabulary', () => {
  const words: TextWord[] = [
    { key: 'b', word: 'ബി', meaning: 'bee', count: 1, line: 0 },
    { key: 'x', word: 'ക്ഷ', meaning: '', count: 5, line: 1 },
    { key: 'a', word: 'അ', meaning: 'ant', count: 5, line: 2 },
  ]
  const stateOf = ({ key }: TextWord) => wordState(key, new Set(['b']), new Set(['x']))
  const keys = (by: Parameters<typeof sortVocabulary>[1]['by'], descending = false) =>
    sortVocabulary(words, { by, descending }, stateOf)
      .map(({ key }) => key)
      .join('')

  it.each([
    ['text', 'bxa', 'axb'],
    ['word', 'axb', 'bxa'],
    ['meaning', 'abx', 'bax'],
    ['count', 'bxa', 'xab'],
    ['state', 'abx', 'xba'],
  ] as const)('by %s: %s, and the other way round %s', (by, up, down) => {
    expect(keys(by)).toBe(up)
    expect(keys(by, true)).toBe(down)
  })
})
