import { expect, it } from 'vitest'
import { englishPieces, plainKey, wordsOfEnglish } from './text.ts'

it('splits a text into words and what is between them, so that the pieces are the text', () => {
  const pieces = englishPieces('“Don’t!”, മഴ said twenty-one.')
  expect(pieces.map(({ text }) => text).join('')).toBe('“Don’t!”, മഴ said twenty-one.')
  expect(pieces.filter(({ isWord }) => isWord).map(({ text }) => text)).toEqual([
    'Don’t',
    'said',
    'twenty-one',
  ])
  expect(englishPieces('Rain')).toEqual([{ text: 'Rain', isWord: true }])
  expect(englishPieces('')).toEqual([])
})

it('has the words of a text as they are written', () => {
  expect(wordsOfEnglish('I like it, Anu’s tea.')).toEqual(['I', 'like', 'it', 'Anu’s', 'tea'])
  expect(wordsOfEnglish('മഴ')).toEqual([])
})

it('has one key for capitals and both apostrophes', () => {
  expect(plainKey('Don’t')).toBe(plainKey("don't"))
})
