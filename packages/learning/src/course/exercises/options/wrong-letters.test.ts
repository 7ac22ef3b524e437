import { expect, it } from 'vitest'
import type { CourseLetter } from '../../content.ts'
import { aWorld, knowing, smallCourse } from '../testing.ts'
import { wrongLetters } from './wrong-letters.ts'

const letterOf = (id: string): CourseLetter => {
  const letter = smallCourse.letters.get(id)
  if (!letter) throw new Error(id)
  return letter
}
const lettersOf = (wrong: readonly CourseLetter[]) => wrong.map(({ letter }) => letter)

it('wrong options for a letter are never said as it is: a vowel and its sign', () => {
  expect(lettersOf(wrongLetters(letterOf('ആ'), 9, 'latin', aWorld()))).not.toContain('ാ')
})

it('the letters nearest to it come first, of those that are learnt', () => {
  expect(lettersOf(wrongLetters(letterOf('ഴ'), 2, 'script', aWorld())).toSorted()).toEqual(['ല', 'ള'])
  const world = aWorld({ memory: knowing('letter:ക') })
  expect(lettersOf(wrongLetters(letterOf('ഴ'), 1, 'latin', world))).toEqual(['ക'])
})

it('of letters two others that were met are enough: no stranger stands beside them', () => {
  const met = knowing('letter:ക', 'letter:റ')
  expect(lettersOf(wrongLetters(letterOf('ഴ'), 3, 'latin', aWorld({ memory: met }))).toSorted()).toEqual([
    'ക',
    'റ',
  ])
  expect(wrongLetters(letterOf('ഴ'), 3, 'latin', aWorld({ memory: knowing('letter:ക') }))).toHaveLength(3)
})

it('a conjunct stands beside one that shows a letter of it too, so that this letter does not tell it', () => {
  const [first] = smallCourse.letters.values()
  if (!first) throw new Error('The small course has no letters.')
  const conjunct = (id: string): CourseLetter => ({ ...first, id, letter: id, say: id, kind: 'conjunct' })
  const own = ['ക്ക', 'ല്ല', 'ട്ട', 'ക്ഷ'].map(conjunct)
  const content = {
    ...smallCourse,
    letters: new Map([...smallCourse.letters, ...own.map((one) => [one.id, one] as const)]),
  }
  const met = knowing('letter:ല്ല', 'letter:ട്ട', 'letter:ക്ഷ', 'letter:ള')
  const [asked] = own
  if (!asked) throw new Error('No conjunct is asked.')
  for (const chance of [0, 0.5, 0.99]) {
    const wrong = wrongLetters(asked, 3, 'latin', aWorld({ content, memory: met, random: () => chance }))
    expect(lettersOf(wrong)).toContain('ക്ഷ')
  }
})
