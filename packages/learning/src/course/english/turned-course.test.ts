import { expect, it } from 'vitest'
import type { CourseContent, SentencePiece } from '../content.ts'
import { aWord, smallCourse } from '../exercises/testing.ts'
import { makeIntroduceEnglish } from './make-words.ts'
import { turnCourse } from './turned-course.ts'

const words = [
  aWord('katha', 'കഥ', 'story'),
  aWord('mazha', 'മഴ', 'rain'),
  aWord('nadakkuka', 'നടക്കുക', 'to walk; to happen', { pos: 'verb' }),
  aWord('sho', 'ഷോ', 'show'),
  aWord('kaanikkuka', 'കാണിക്കുക', 'to show', { pos: 'verb', use: 2 }),
  aWord('peyyuka', 'പെയ്യുക', 'to fall (of rain)', { pos: 'verb' }),
  aWord('veezhuka', 'വീഴുക', 'to fall', { pos: 'verb' }),
  aWord('chaya', 'ചായ', 'tea (a drink)'),
  aWord('theyila', 'തേയില', 'tea', { use: 2 }),
]
const piece = (text: string, entry: string): SentencePiece => ({
  text,
  entry,
  items: [`word:${entry}`],
  endings: [],
})
const aSentence = (id: string, english: string, ...pieces: SentencePiece[]) => ({
  id,
  english,
  text: pieces.map(({ text }) => text).join(' '),
  pieces,
})
const byId = <Thing extends { id: string }>(things: readonly Thing[]) =>
  new Map(things.map((thing) => [thing.id, thing]))
const content: CourseContent = {
  ...smallCourse,
  words: byId(words),
  sentences: byId([
    aSentence('walked', 'The rain walked.', piece('മഴ', 'mazha'), piece('നടന്നു', 'nadakkuka')),
    aSentence('happened', 'The story happened.', piece('കഥ', 'katha'), piece('നടന്നു', 'nadakkuka')),
    aSentence('showed', 'It showed rain.', piece('മഴ', 'mazha'), piece('കാണിച്ചു', 'kaanikkuka')),
  ]),
}
const turned = turnCourse(content, { stretches: [] })
const pieceOf = (sentence: string, text: string) =>
  turned.sentences.get(sentence)?.pieces.find((one) => one.text === text)

it('finds the word to learn in its forms', () => {
  expect(pieceOf('walked', 'walked')).toEqual({ text: 'walked', word: 'nadakkuka' })
})

it('explains a word that is said for another sense of an entry, since it is no form of the word to learn', () => {
  expect(pieceOf('happened', 'happened')).toEqual({ text: 'happened', gloss: 'നടന്നു' })
})

it('explains a word by the Malayalam of its sentence if another entry has the English word', () => {
  expect(pieceOf('showed', 'showed')).toEqual({ text: 'showed', gloss: 'കാണിച്ചു' })
})

it('learns an English word by the entry that says all of it, unless the other one is commoner', () => {
  expect([turned.words.has('veezhuka'), turned.words.has('peyyuka')]).toEqual([true, false])
  expect([turned.words.has('chaya'), turned.words.has('theyila')]).toEqual([true, false])
})

it('introduces a word with how it is said in Malayalam letters, if that is known of all of it', () => {
  const told = turnCourse(content, { stretches: [] }, { rain: 'റെയിൻ' })
  const shown = makeIntroduceEnglish(['english:mazha', 'english:katha'], told)?.shown
  expect(shown?.map(({ text, say }) => [text, say])).toEqual([
    ['rain', 'റെയിൻ'],
    ['story', ''],
  ])
})
