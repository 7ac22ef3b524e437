import { expect, it } from 'vitest'
import type { SentencePiece } from '../course/content.ts'
import { aWord, smallCourse } from '../course/exercises/testing.ts'
import { wrongSentencesIn } from './wrong-sentences.ts'

const words = [
  ...['rice', 'milk', 'tea', 'fish', 'egg'].map((thing) => aWord(thing, `${thing}-ml`, thing)),
  aWord('eat', 'കഴിക്കുക', 'to eat', { pos: 'verb' }),
  aWord('see', 'കാണുക', 'to see', { pos: 'verb' }),
  aWord('this', 'ഇത്', 'this', { pos: 'pronoun' }),
  aWord('all', 'എല്ലാം', 'all', { pos: 'pronoun' }),
]
const sentence = (id: string, english: string, ...ids: string[]) => ({
  id,
  text: `${id} `.padEnd(20, 'x'),
  english,
  pieces: ids.map((word): SentencePiece => ({ text: word, items: [`word:${word}`], endings: [] })),
})
const right = sentence('right', 'Eat the rice, all of this.', 'rice', 'eat', 'all', 'this')
const content = { ...smallCourse, words: new Map(words.map((word) => [word.id, word])), sentences: new Map() }
const wrongFor = (...others: ReturnType<typeof sentence>[]) =>
  wrongSentencesIn(content, () => false)(right, others).map(({ id }) => id)

it('takes first what shares a word that tells much, before what shares two small ones', () => {
  const small = sentence('a', 'See the tea, all of this.', 'tea', 'see', 'all', 'this')
  const telling = sentence('b', 'Eat the fish.', 'fish', 'eat')
  expect(wrongFor(small, telling)[0]).toBe('b')
})

it('takes first what shares more words', () => {
  const one = sentence('a', 'Eat the milk.', 'milk', 'eat')
  const more = sentence('b', 'Eat the egg, all of this.', 'egg', 'eat', 'all', 'this')
  expect(wrongFor(one, more)[0]).toBe('b')
})

it('takes no sentence of one word, and none with a word that nothing explains', () => {
  const alone = sentence('a', 'Milk!', 'milk')
  const unknown = sentence('b', 'Eat the milk.', 'milk', 'eat')
  const open = { ...unknown, pieces: [...unknown.pieces, { text: 'x', items: [], endings: [] }] }
  expect(wrongFor(alone, open)).toEqual([])
})
