import { expect, it } from 'vitest'
import type { SentencePiece } from '../course/content.ts'
import { aWord, smallCourse } from '../course/exercises/testing.ts'
import { meanApartIn } from './mean-apart.ts'

const words = [
  aWord('amma', 'അമ്മ', 'mother'),
  aWord('kutti', 'കുട്ടി', 'child'),
  aWord('urangi', 'ഉറങ്ങുക', 'to sleep', { pos: 'verb' }),
  aWord('mayangi', 'മയങ്ങുക', 'to doze', { pos: 'verb' }),
  aWord('vannu', 'വരുക', 'to come', { pos: 'verb' }),
  aWord('vila', 'വില', 'price; cost'),
  aWord('chelavu', 'ചെലവ്', 'cost; expense'),
  aWord('njaan', 'ഞാൻ', 'I', { pos: 'pronoun' }),
  aWord('avan', 'അവൻ', 'he', { pos: 'pronoun' }),
  aWord('muri', 'മുറി', 'room'),
]
const content = {
  ...smallCourse,
  words: new Map(words.map((word) => [word.id, word])),
  synonyms: [['big', 'large']],
}
const meanApart = meanApartIn(content)
const meant = (english: string, ...ids: string[]) => ({
  english,
  pieces: ids.map((id): SentencePiece => ({ text: id, items: [`word:${id}`], endings: [] })),
})

it.each([
  [
    'another noun',
    meant('Mother slept.', 'amma', 'urangi'),
    meant('The child slept.', 'kutti', 'urangi'),
    true,
  ],
  [
    'all other words',
    meant('Mother slept.', 'amma', 'urangi'),
    meant('The child came.', 'kutti', 'vannu'),
    true,
  ],
  [
    'all other words but one',
    meant('Mother slept in the room.', 'amma', 'urangi', 'muri'),
    meant('The child came to the room.', 'kutti', 'vannu', 'muri'),
    true,
  ],
  ['itself', meant('Mother slept.', 'amma', 'urangi'), meant('Mother slept.', 'amma', 'urangi'), false],
  [
    'only another verb',
    meant('Mother slept.', 'amma', 'urangi'),
    meant('Mother dozed.', 'amma', 'mayangi'),
    false,
  ],
  ['only another person', meant('I slept.', 'njaan', 'urangi'), meant('He slept.', 'avan', 'urangi'), false],
  [
    'only another time',
    meant('Mother slept.', 'amma', 'urangi'),
    meant('Mother will sleep.', 'amma', 'urangi'),
    false,
  ],
  [
    'a word of the same sense',
    meant('What is the price?', 'vila'),
    meant('What is the expense?', 'chelavu'),
    false,
  ],
  ['less', meant('Mother slept.', 'amma', 'urangi'), meant('She slept.', 'urangi'), false],
  ['a synonym in English', meant('A big room.', 'muri'), meant('A large mother.', 'amma'), true],
  ['nothing but synonyms in English', meant('It is big.', 'muri'), meant('It is large.', 'amma'), false],
])('a sentence and one with %s', (_, one, other, apart) => {
  expect(meanApart(one, other)).toBe(apart)
  expect(meanApart(other, one)).toBe(apart)
})
