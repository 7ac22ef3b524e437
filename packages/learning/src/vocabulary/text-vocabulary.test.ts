import { analyse, makeLexicon } from '@app/malayalam/forms'
import { describe, expect, it } from 'vitest'
import type { LexiconEntry } from './lexicon-entry.ts'
import {
  type Learnt,
  sortVocabulary,
  type TextWord,
  textForms,
  textVocabulary,
  type WordState,
  wordState,
} from './text-vocabulary.ts'

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
  it('gathers forms under their headword, and leaves unknown words without a meaning', () => {
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
  const nothing: Learnt = { saved: new Set(), said: new Set(), reviewed: new Map(), denied: new Map() }
  const key = 'മഴ'
  const [saved, said] = [new Set([key]), new Set([key])]
  const at = (moment: number) => new Map([[key, moment]])

  it.each<{ of: string; learnt: Partial<Learnt>; state: WordState }>([
    { of: 'a word of which nothing is known', learnt: {}, state: 'new' },
    { of: 'a saved word', learnt: { saved }, state: 'learning' },
    { of: 'one that they say they know', learnt: { said }, state: 'known' },
    { of: 'one that is both', learnt: { saved, said }, state: 'known' },
    { of: 'one that was reviewed well', learnt: { saved, reviewed: at(5) }, state: 'known' },
    { of: 'one that was removed since', learnt: { reviewed: at(5) }, state: 'known' },
    {
      of: 'one that they do not know after all',
      learnt: { saved, reviewed: at(5), denied: at(6) },
      state: 'learning',
    },
    { of: 'the same, not saved', learnt: { reviewed: at(5), denied: at(6) }, state: 'new' },
    {
      of: 'one that was reviewed well after that',
      learnt: { saved, reviewed: at(7), denied: at(6) },
      state: 'known',
    },
    {
      of: 'one that they say they know after that',
      learnt: { said, reviewed: at(5), denied: at(6) },
      state: 'known',
    },
    {
      of: 'a word that is not reviewed well, and denied',
      learnt: { saved, denied: at(6) },
      state: 'learning',
    },
  ])('of $of is $state', ({ learnt, state }) => {
    expect(wordState(key, { ...nothing, ...learnt })).toBe(state)
    expect(wordState('another', { ...nothing, ...learnt })).toBe('new')
  })
})

describe('sortVocabulary', () => {
  const words: TextWord[] = [
    { key: 'b', word: 'ബി', meaning: 'bee', count: 1, line: 0 },
    { key: 'x', word: 'ക്ഷ', meaning: '', count: 5, line: 1 },
    { key: 'a', word: 'അ', meaning: 'ant', count: 5, line: 2 },
  ]
  const learnt = { saved: new Set(['b']), said: new Set(['x']), reviewed: new Map(), denied: new Map() }
  const stateOf = ({ key }: TextWord) => wordState(key, learnt)
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
