import { expect, it } from 'vitest'
import type { CourseContent, SentencePiece } from '../content.ts'
import { aWord, smallCourse } from '../exercises/testing.ts'
import { englishCourseFrom } from './english-course-from.ts'
import { makeIntroduceEnglish } from './make-words.ts'
import { makeTypeWord } from './type-english.ts'
import { areAlike } from './wrong-english.ts'

const words = [
  aWord('katha', 'കഥ', 'story'),
  aWord('mazha', 'മഴ', 'rain'),
  aWord('ila', 'ഇല', 'leaf'),
  aWord('nadakkuka', 'നടക്കുക', 'to walk; to happen', { pos: 'verb' }),
  aWord('sho', 'ഷോ', 'show'),
  aWord('kaanikkuka', 'കാണിക്കുക', 'to show', { pos: 'verb', use: 2 }),
  aWord('peyyuka', 'പെയ്യുക', 'to fall (of rain)', { pos: 'verb' }),
  aWord('veezhuka', 'വീഴുക', 'to fall', { pos: 'verb' }),
  aWord('chaya', 'ചായ', 'tea (a drink)'),
  aWord('theyila', 'തേയില', 'tea', { use: 2 }),
  aWord('kuracchu', 'കുറച്ച്', 'a little', { pos: 'adjective' }),
  aWord('idatthottu', 'ഇടത്തോട്ട്', 'to the left', { pos: 'adverb' }),
  aWord('ingottu', 'ഇങ്ങോട്ട്', 'to here', { pos: 'adverb' }),
  aWord('cheyyuka', 'ചെയ്യുക', 'to do', { pos: 'verb' }),
  aWord('avide', 'അവിടെ', 'there', { pos: 'adverb' }),
  aWord('choodu', 'ചൂട്', 'heat, warmth', { english: { word: 'hot', also: ['warm'], malayalam: 'ചൂടുള്ള' } }),
  aWord('choru', 'ചോറ്', 'cooked rice', { english: { word: 'rice' } }),
  aWord('ari', 'അരി', 'raw rice'),
  aWord('venam', 'വേണം', 'want, need', { pos: 'particle', english: { word: 'want' } }),
  aWord('veedu', 'വീട്', 'a house'),
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
    aSentence('little', 'A little tea.', piece('കുറച്ച്', 'kuracchu'), piece('ചായ', 'chaya')),
    aSentence('did', "I didn't do it.", piece('ചെയ്തില്ല', 'cheyyuka')),
    aSentence('there', 'There is tea there.', piece('അവിടെ', 'avide'), piece('ചായ', 'chaya')),
    aSentence(
      'hot',
      'I want warm rice.',
      piece('ചൂട്', 'choodu'),
      piece('ചോറ്', 'choru'),
      piece('വേണം', 'venam'),
    ),
    aSentence('leaves', 'It rains leaves.', piece('മഴ', 'mazha'), piece('ഇല', 'ila')),
    aSentence('showed', 'It showed rain.', piece('മഴ', 'mazha'), piece('കാണിച്ചു', 'kaanikkuka')),
  ]),
}
const turned = englishCourseFrom(content, { stretches: [] })
const pieceOf = (sentence: string, text: string) =>
  turned.sentences.get(sentence)?.pieces.find((one) => one.text === text)

it('finds the word to learn in its forms', () => {
  expect(pieceOf('walked', 'walked')).toEqual({ text: 'walked', word: 'nadakkuka' })
  expect(pieceOf('leaves', 'leaves')).toEqual({ text: 'leaves', word: 'ila' })
})

it('explains a word that is said for another sense of an entry, since it is no form of the word to learn', () => {
  expect(pieceOf('happened', 'happened')).toEqual({ text: 'happened', gloss: 'നടന്നു' })
})

it('keeps the words without which English says another thing', () => {
  const learnt = ['kuracchu', 'idatthottu', 'ingottu'].map((id) => turned.words.get(id)?.english)
  expect(learnt).toEqual(['a little', 'to the left', 'here'])
  const little = turned.sentences.get('little')?.pieces.filter(({ word }) => word === 'kuracchu')
  expect(little?.map(({ text }) => text)).toEqual(['A', 'little'])
})

it('explains no word that only helps: didn’t of “I didn’t do it”, there of “There is”', () => {
  const toldIn = (id: string) =>
    turned.sentences.get(id)?.pieces.flatMap(({ text, word }) => (word === undefined ? [] : [text]))
  expect(toldIn('did')).toEqual(['do'])
  expect(toldIn('there')).toEqual(['tea', 'there'])
})

it('explains a word by the Malayalam of its sentence if another entry has the English word', () => {
  expect(pieceOf('showed', 'showed')).toEqual({ text: 'showed', gloss: 'കാണിച്ചു' })
})

it('learns an English word by the entry that says all of it, unless the other one is commoner', () => {
  expect([turned.words.has('veezhuka'), turned.words.has('peyyuka')]).toEqual([true, false])
  expect([turned.words.has('chaya'), turned.words.has('theyila')]).toEqual([true, false])
})

it('says what a learner of English can do where the unit speaks of a film', () => {
  const title = { en: 'Rain', ml: 'മഴ' }
  const unit = {
    ...{ id: 'rain', title, letters: [], words: [], read: [] },
    sentences: [],
    topics: [],
    films: [],
  }
  const canDo = { en: 'I can follow the film.', ml: 'വീഡിയോ മനസ്സിലാകും.' }
  const path = { stretches: [{ id: 'one', title, units: [{ ...unit, canDo, canDoInEnglish: title }] }] }
  expect(englishCourseFrom(content, path).path.stretches[0]?.units[0]?.canDo).toEqual(title)
})

it('learns what a teacher wrote of an entry in place of its first sense', () => {
  const { english, same, also, malayalam } = turned.words.get('choodu') ?? {}
  expect([english, same, also, malayalam]).toEqual(['hot', ['warm'], ['warm', 'heat', 'warmth'], 'ചൂടുള്ള'])
  expect(turned.words.get('venam')?.same).toEqual(['need'])
  expect(turned.sentences.get('hot')).toMatchObject({
    pieces: [{ text: 'I' }, { word: 'venam' }, { word: 'choodu' }, { word: 'choru' }],
    isLiteral: true,
  })
})

it('takes “to” from a verb only, and an article from a noun only', () => {
  const learnt = ['nadakkuka', 'idatthottu', 'veedu', 'kuracchu'].map((id) => turned.words.get(id)?.english)
  expect(learnt).toEqual(['walk', 'to the left', 'house', 'a little'])
})

it('has no wrong option that says all of the right one', () => {
  const [rice, raw, rain] = ['choru', 'ari', 'mazha'].flatMap((id) => turned.words.get(id) ?? [])
  expect(rice && raw && rain && [areAlike(rice, raw), areAlike(raw, rice), areAlike(rice, rain)]).toEqual([
    true,
    true,
    false,
  ])
})

it('takes the old sense where the English of an entry is typed', () => {
  const asked = makeTypeWord({ item: 'english:choru', skill: 'recall' }, turned)
  expect([asked?.means, asked?.accepted, asked?.synonyms]).toEqual(['ചോറ്', ['rice'], ['cooked rice']])
  expect(makeTypeWord({ item: 'english:choodu', skill: 'recall' }, turned)?.means).toBe('ചൂടുള്ള')
})

it('introduces a word with how it is said in Malayalam letters, if that is known of all of it', () => {
  const told = englishCourseFrom(content, { stretches: [] }, { rain: 'റെയിൻ' })
  const shown = makeIntroduceEnglish(['english:mazha', 'english:katha'], told)?.shown
  expect(shown?.map(({ text, say }) => [text, say])).toEqual([
    ['rain', 'റെയിൻ'],
    ['story', ''],
  ])
})
