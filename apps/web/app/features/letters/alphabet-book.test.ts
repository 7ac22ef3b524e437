import type { Letter } from '@app/learning/letters'
import { expect, it } from 'vitest'
import { alphabetBook } from './alphabet-book.ts'

const aLetter = (letter: string, kind: Letter['kind']): Letter => {
  const example = { word: letter, meaning: 'a word', audio: '/audio/word.mp3' }
  return { id: letter, letter, kind, say: letter, audio: '/audio/letter.mp3', example }
}

it('keeps the order of the table: vowels, signs, rows of consonants, and what follows', () => {
  const groups = alphabetBook([
    aLetter('അ', 'vowel'),
    aLetter('ആ', 'vowel'),
    aLetter('ാ', 'sign'),
    ...['ക', 'ഖ', 'ച', 'ഛ'].map((letter) => aLetter(letter, 'consonant')),
    aLetter('ൻ', 'chillu'),
    aLetter('ക്ക', 'conjunct'),
  ])
  expect(groups.map(({ name, letters }) => [name, letters.map(({ letter }) => letter).join('')])).toEqual([
    ['അ', 'അആ'],
    ['◌ാ', 'ാ'],
    ['ക', 'കഖ'],
    ['ച', 'ചഛ'],
    ['ൻ', 'ൻ'],
    ['ക്ക', 'ക്ക'],
  ])
})

it('has no group without letters', () => {
  expect(alphabetBook([])).toEqual([])
})
