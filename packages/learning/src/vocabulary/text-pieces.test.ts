import { describe, expect, it } from 'vitest'
import { textPieces } from './text-pieces.ts'

const wordsOf = (text: string) => textPieces(text).flatMap(({ text, isWord }) => (isWord ? [text] : []))

describe('textPieces', () => {
  it.each([
    { text: 'ഇതിന് എന്താണ് വില?', words: ['ഇതിന്', 'എന്താണ്', 'വില'] },
    { text: 'അതെ, അതെ.', words: ['അതെ', 'അതെ'] },
    { text: 'The word “വീട്” is a house', words: ['വീട്'] },
    { text: 'സോഫ്റ്റ്‌വെയർ', words: ['സോഫ്റ്റ്‌വെയർ'] },
    { text: 'no Malayalam', words: [] },
    { text: '', words: [] },
  ])('finds the words of "$text", and loses nothing of it', ({ text, words }) => {
    expect(wordsOf(text)).toEqual(words)
    const pieces = textPieces(text)
    expect(pieces.map(({ text }) => text).join('')).toBe(text)
  })
})
