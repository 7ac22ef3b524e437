import { expect, it } from 'vitest'
import { groupLetters, type Letter } from './letter.ts'

const aLetter = (letter: string, kind: Letter['kind'] = 'consonant'): Letter => ({
  id: letter,
  letter,
  kind,
  say: letter,
  audio: `/audio/${letter}.mp3`,
  example: { word: 'മഴ', meaning: 'rain', audio: '/audio/word-mazha.mp3' },
})

it('groups letters by the first letter of their easy Latin, in the order of the alphabet', () => {
  const table = groupLetters([
    aLetter('ഴ'),
    aLetter('ക'),
    aLetter('ആ', 'vowel'),
    aLetter('ഖ'),
    aLetter('ാ', 'sign'),
    aLetter('ക്ഷ', 'conjunct'),
  ])
  expect(table.map(({ name, letters }) => [name, letters.map(({ letter }) => letter)])).toEqual([
    ['A', ['ആ', 'ാ']],
    ['K', ['ക', 'ഖ', 'ക്ഷ']],
    ['Z', ['ഴ']],
  ])
})

it('puts a virama and an anusvara into a group', () => {
  expect(
    groupLetters([aLetter('്', 'sign'), aLetter('ം', 'sign'), aLetter('ഃ', 'sign')]).map(({ name }) => name),
  ).toEqual(['H', 'M', 'U'])
})
