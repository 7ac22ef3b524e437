import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { anEntry } from '../testing/words.ts'
import { LexiconEntry } from './lexicon-entry.ts'
import { MetAt } from './met-at.ts'
import { SavedWord } from './saved-word.ts'

describe('LexiconEntry', () => {
  it('accepts an entry with all its fields', () => {
    const entry = anEntry('വീട്', 'house', {
      stem: 'വീട്ട്',
      plural: 'വീടുകൾ',
      also: ['വീട'],
      oblique: { locative: 'വീട്ടിൽ' },
      register: 'spoken',
      note: 'also a home',
      examples: [{ text: 'വീട് വലുതാണ്.', english: 'The house is big.', gloss: ['house', 'is big'] }],
    })
    expect(v.parse(LexiconEntry, entry)).toEqual(entry)
  })

  it.each([
    ['an id that is not a slug', { id: 'The House' }],
    ['a part of speech that does not exist', { pos: 'thing' }],
    ['no meaning', { means: [] }],
    ['four meanings', { means: ['a', 'b', 'c', 'd'] }],
    ['an empty meaning', { means: [''] }],
    ['a use that does not exist', { use: 4 }],
    ['a topic that does not exist', { topic: 'everything' }],
    ['a register that does not exist', { register: 'rude' }],
    ['a word with a line break', { word: 'വീ\nട്' }],
    ['a word that is too long', { word: 'വ'.repeat(201) }],
  ])('refuses %s', (_, fields) => {
    expect(v.is(LexiconEntry, { ...anEntry('വീട്', 'house'), ...fields })).toBe(false)
  })
})

describe('SavedWord', () => {
  const saved = { word: 'മഴ', meaning: '', pronunciation: '' }

  it('needs no meaning and no pronunciation', () => {
    expect(v.is(SavedWord, saved)).toBe(true)
  })

  it.each([
    ['no word', { word: '' }],
    ['a word of joiners', { word: '\u200C\u200D' }],
    ['a meaning with half a character', { meaning: '\uD83D' }],
    ['a meaning that is too long', { meaning: 'x'.repeat(1001) }],
    ['a pronunciation that is too long', { pronunciation: 'x'.repeat(301) }],
    ['a place without a sentence', { metAt: { video: 'travel' } }],
  ])('is refused with %s', (_, fields) => {
    expect(v.is(SavedWord, { ...saved, ...fields })).toBe(false)
  })
})

describe('MetAt', () => {
  it.each([
    { start: -1 },
    { start: Number.NaN },
    { duration: Number.POSITIVE_INFINITY },
    { video: '' },
    { translation: '' },
  ])('refuses %j', (fields) => {
    expect(v.is(MetAt, { sentence: 'മഴ.', ...fields })).toBe(false)
  })

  it('accepts a line at the beginning of a video', () => {
    expect(v.is(MetAt, { sentence: 'മഴ.', video: 'travel', start: 0, duration: 0 })).toBe(true)
  })
})
