import { describe, expect, it } from 'vitest'
import { aReview } from '../../testing/reviews.ts'
import { soundWords, textsOfWord, wordColumns, wordOfTexts } from './read-words.ts'

const texts = {
  word: 'മഴ',
  meaning: 'rain',
  pronunciation: 'maḻa',
  sentence: 'മഴ പെയ്യുന്നു.',
  translation: 'It is raining.',
  film: 'travel',
  start: '4.5',
  seconds: '2',
}
const word = {
  word: 'മഴ',
  meaning: 'rain',
  pronunciation: 'maḻa',
  metAt: { sentence: 'മഴ പെയ്യുന്നു.', translation: 'It is raining.', video: 'travel', start: 4.5, duration: 2 },
}

describe('wordOfTexts', () => {
  it('makes a word of its texts', () => {
    expect(wordOfTexts(texts)).toEqual(word)
  })

  it('makes a word without a place of texts without a sentence', () => {
    expect(wordOfTexts({ ...texts, sentence: '' })).toEqual({
      word: 'മഴ',
      meaning: 'rain',
      pronunciation: 'maḻa',
    })
  })

  it('needs nothing but the word', () => {
    expect(wordOfTexts({ word: 'മഴ' })).toEqual({ word: 'മഴ', meaning: '', pronunciation: '' })
  })

  it('leaves out what is empty of a place', () => {
    const found = wordOfTexts({ ...texts, translation: '', film: '', start: '', seconds: '' })
    expect(found?.metAt).toEqual({ sentence: 'മഴ പെയ്യുന്നു.' })
  })

  it.each([
    ['no word', { word: '' }],
    ['a word without letters', { word: '\u200D' }],
    ['a word that is too long', { word: 'മ'.repeat(201) }],
    ['a meaning with a control character', { meaning: 'ra\u0000in' }],
    ['a start that is not a number', { start: 'soon' }],
    ['a start before the video', { start: '-1' }],
    ['a sentence that is too long', { sentence: 'മ'.repeat(1001) }],
  ])('makes no word of texts with %s', (_, damage) => {
    expect(wordOfTexts({ ...texts, ...damage })).toBeUndefined()
  })
})

describe('textsOfWord', () => {
  it('is the reverse of wordOfTexts', () => {
    expect(textsOfWord(word)).toEqual(texts)
  })

  it('has an empty text for each column that a word does not have', () => {
    const found = textsOfWord({ word: 'മഴ', meaning: '', pronunciation: '' })
    expect(Object.keys(found)).toEqual([...wordColumns])
    expect(Object.values(found).filter(Boolean)).toEqual(['മഴ'])
  })

  it('writes a line that starts with the video as 0', () => {
    expect(textsOfWord({ ...word, metAt: { ...word.metAt, start: 0 } }).start).toBe('0')
  })
})

describe('soundWords', () => {
  it('lists each word once, with all its meanings, and says which were joined', () => {
    const again = ['land', 'Shore', 'border; land', ''].map((meaning) => ({ ...word, meaning }))
    expect(soundWords([{ ...word, meaning: 'shore' }, ...again])).toMatchObject({
      type: 'sound',
      words: [{ ...word, meaning: 'shore; land; border' }],
      doubts: [{ what: 'joined-words', count: 2 }],
    })
    expect(soundWords([word, word])).not.toHaveProperty('doubts')
  })

  it('writes the words in our spelling', () => {
    const spelt = ['മല\u00ADയാ\u00ADളം', 'പക്\u200Dഷേ', '\u200Eകാപ്പി', 'അവന്\u200D'].map((of) => ({
      ...word,
      word: of,
    }))
    expect(soundWords(spelt)).toMatchObject({
      words: ['മലയാളം', 'പക്ഷേ', 'കാപ്പി', 'അവൻ'].map((of) => ({ word: of })),
    })
  })

  it('passes on the reviews and the number of entries without a word', () => {
    const reviews = [aReview(1, 1000)]
    expect(soundWords([word], { reviews, skipped: 3 })).toEqual({
      type: 'sound',
      words: [word],
      reviews,
      skipped: 3,
    })
  })

  it('refuses a file without words', () => {
    expect(soundWords([])).toEqual({ type: 'refused', refusal: { why: 'no words' } })
  })

  it('refuses more words than a learner can have', () => {
    const many = Array.from({ length: 20_001 }, () => word)
    expect(soundWords(many)).toEqual({ type: 'refused', refusal: { why: 'too many' } })
    expect(soundWords(many.slice(1)).type).toBe('sound')
  })
})
