import { expect, it } from 'vitest'
import { aLetter, faultsOf } from '../../testing/content.ts'
import { wholeAlphabet } from './whole-alphabet.ts'

const faults = (letters: string) => faultsOf(wholeAlphabet, { 'data/letters.yaml': letters })

it('reports every missing letter of the table', () => {
  const all = faults('[]')
  expect(all).toHaveLength(13 + 15 + 36 + 6 + 40)
  expect(all).toContain('content/data/letters.yaml:1  The conjunct ക്ഷ is missing.')
})

it('does not report a letter that is there', () => {
  expect(faults(aLetter())).toHaveLength(109)
})

it.each([
  {
    fault: 'a letter of another kind',
    letters: aLetter({ kind: 'vowel' }),
    says: '1  ക is no vowel of the table.',
  },
  {
    fault: 'a letter that stands twice',
    letters: aLetter() + aLetter({ id: 'letter-k' }),
    says: '5  The letter ക stands twice.',
  },
  {
    fault: 'a word without its letter',
    letters: aLetter({ word: 'മഴ' }),
    says: '4  The word മഴ does not show ക.',
  },
  {
    fault: 'a vowel in place of its sign',
    letters: aLetter({ letter: 'ാ', kind: 'sign', word: 'ആന' }),
    says: '4  The word ആന does not show ാ.',
  },
  {
    fault: 'a virama that only joins',
    letters: aLetter({ letter: '്', kind: 'sign', word: 'അമ്മ' }),
    says: '4  The word അമ്മ does not show ്.',
  },
])('refuses $fault', ({ letters, says }) => {
  expect(faults(letters)).toContain(`content/data/letters.yaml:${says}`)
})
