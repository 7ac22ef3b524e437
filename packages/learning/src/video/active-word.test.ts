import { describe, expect, it } from 'vitest'
import { activeWord, wordPlaces } from './active-word.ts'

describe('activeWord', () => {
  const words = [{ start: 1, end: 1.4 }, { start: 1.4, end: 2 }, { start: 2.5, end: 3 }, {}]

  it.each([
    { time: 0.9, word: undefined },
    { time: 1, word: 0 },
    { time: 1.4, word: 1 },
    { time: 2.2, word: undefined },
    { time: 2.5, word: 2 },
    { time: 3.1, word: undefined },
  ])('at $time it is $word', ({ time, word }) => {
    expect(activeWord(words, time)).toBe(word)
  })

  it('is none where nobody knows when words are said', () => {
    expect(activeWord([{}, {}], 1)).toBeUndefined()
    expect(activeWord([], 1)).toBeUndefined()
  })
})

describe('wordPlaces', () => {
  const places = (text: string, ...words: string[]) =>
    wordPlaces(
      text,
      words.map((word) => ({ word })),
    )

  it.each([
    { text: 'ഒരു ചായ വേണം.', words: ['ഒരു', 'ചായ', 'വേണം'], found: [0, 1, 2] },
    { text: 'അതെ, അതെ!', words: ['അതെ,', 'അതെ!'], found: [0, 1] },
    { text: '10 രൂപ', words: ['10', 'രൂപ'], found: [undefined, 0] },
    { text: 'ഒരു ചായ', words: ['ഒരു', 'കാപ്പി', 'ചായ'], found: [0, undefined, 1] },
    { text: '', words: ['ഒരു'], found: [undefined] },
  ])('finds the words of "$text" where they stand', ({ text, words, found }) => {
    expect(places(text, ...words)).toEqual(found)
  })
})
