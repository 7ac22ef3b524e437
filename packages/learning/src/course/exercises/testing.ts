import { type Item, idOf } from '../../practice/item.ts'
import { type Memory, memoryOf } from '../../practice/memory.ts'
import type { CourseContent, CourseLetter, CourseScene, CourseWord, SentencePiece } from '../content.ts'
import { courseEndings } from '../endings.ts'
import type { World } from './world.ts'

/** A word of a small lexicon: a common noun unless it says otherwise. */
export const aWord = (
  id: string,
  word: string,
  means: string,
  more: Partial<CourseWord> = {},
): CourseWord => ({
  id,
  word,
  pos: 'noun',
  means: means.split('; '),
  use: 1,
  topic: 'home',
  audio: `/audio/word-${id}.mp3`,
  ...more,
})

const aVerb = (id: string, word: string, means: string, past: string) =>
  aWord(id, word, means, { pos: 'verb', topic: 'verbs', past })

const words: readonly CourseWord[] = [
  aWord('veedu', 'വീട്', 'house; home', { stem: 'വീട്ട്' }),
  aWord('muri', 'മുറി', 'room'),
  aWord('kasera', 'കസേര', 'chair'),
  aWord('mesha', 'മേശ', 'table'),
  aWord('vaathil', 'വാതിൽ', 'door'),
  aWord('kuda', 'കുട', 'umbrella'),
  aWord('kutta', 'കുട്ട', 'basket'),
  aWord('mazha', 'മഴ', 'rain', { topic: 'weather' }),
  aWord('mala', 'മല', 'hill', { topic: 'nature' }),
  aWord('maala', 'മാല', 'necklace', { topic: 'clothes' }),
  aWord('amma', 'അമ്മ', 'mother', { topic: 'family' }),
  aWord('thaaya', 'തായ', 'mother; mum', { topic: 'family', use: 3 }),
  aWord('choru', 'ചോറ്', 'cooked rice', { topic: 'food' }),
  aWord('njaan', 'ഞാൻ', 'I', { pos: 'pronoun', topic: 'people' }),
  aWord('innu', 'ഇന്ന്', 'today', { pos: 'adverb', topic: 'time' }),
  aWord('innale', 'ഇന്നലെ', 'yesterday', { pos: 'adverb', topic: 'time' }),
  aVerb('pokuka', 'പോകുക', 'to go', 'പോയി'),
  aVerb('kazhikkuka', 'കഴിക്കുക', 'to eat', 'കഴിച്ചു'),
  aVerb('kalikkuka', 'കളിക്കുക', 'to play', 'കളിച്ചു'),
  aVerb('varuka', 'വരുക', 'to come', 'വന്നു'),
]

const aLetter = (letter: string, say = letter, kind: CourseLetter['kind'] = 'consonant'): CourseLetter => ({
  id: letter,
  letter,
  kind,
  say,
  audio: `/audio/${letter}.mp3`,
  example: { word: 'മഴ', meaning: 'rain', audio: '/audio/word-mazha.mp3' },
})

const piece = (text: string, word: string, ...endings: string[]): SentencePiece => ({
  text,
  entry: word,
  endings,
  items: [`word:${word}`, ...endings.map((id): Item => `ending:${id}`)],
})

const aLine = (number: number, text: string, english: string, pieces: readonly SentencePiece[]) => ({
  id: `food/${number}`,
  film: 'food',
  from: number,
  to: number + 1,
  text,
  english,
  pieces,
})

const ate = [
  piece('ഞാൻ', 'njaan'),
  piece('ഇന്ന്', 'innu'),
  piece('ചോറ്', 'choru'),
  piece('കഴിച്ചു', 'kazhikkuka', 'past'),
]

/** Forms that are said alone; a sentence of one word is not built of tiles. */
const said = [
  ['veedu', 'വീട്ടിൽ', 'locative', 'at home'],
  ['veedu', 'വീടിന്', 'dative', 'to the house'],
  ['veedu', 'വീടാണ്', 'is', 'is a house'],
  ['kazhikkuka', 'കഴിക്കും', 'future', 'will eat'],
  ['kazhikkuka', 'കഴിക്കണം', 'must', 'must eat'],
].map(([word = '', text = '', ending = '', gloss = '']) => ({
  id: `${word}-${ending}`,
  text,
  english: gloss,
  pieces: [{ ...piece(text, word, ending), gloss }],
}))

const byId = <T extends { id: string }>(all: readonly T[]) => new Map(all.map((one) => [one.id, one]))

/** Grandmother asks, and Meera says that she ate rice. */
export const meal: CourseScene = {
  id: 'meal',
  title: { en: 'A meal', ml: 'ഊണ്' },
  ...{ place: 'kitchen', hour: 'noon', people: ['ammoomma', 'meera'] },
  lines: [
    {
      ...{ by: 'ammoomma', to: 'meera', text: 'അമ്മ വന്നു!', english: 'Mother has come!', shows: {} },
      ...{ audio: '/audio/scene-meal-1.mp3', pieces: [piece('അമ്മ', 'amma'), piece('വന്നു', 'varuka', 'past')] },
    },
    {
      ...{ by: 'meera', to: 'ammoomma', shows: {}, audio: '/audio/scene-meal-2.mp3' },
      ...{ text: 'ഞാൻ ഇന്ന് ചോറ് കഴിച്ചു.', english: 'I ate rice today.', pieces: ate },
      learner: {
        task: { en: 'Say that you ate rice today.', ml: 'ഇന്ന് ചോറ് കഴിച്ചെന്നു പറയൂ.' },
        answers: [
          { text: 'ചോറ് കഴിച്ചു.', pieces: [piece('ചോറ്', 'choru'), piece('കഴിച്ചു', 'kazhikkuka', 'past')] },
        ],
        wrong: [
          {
            ...{ text: 'ഞാൻ ഇന്ന് ചോറ് കഴിക്കും.', english: 'I will eat rice today.' },
            pieces: [...ate.slice(0, 3), piece('കഴിക്കും', 'kazhikkuka', 'future')],
            reply: { text: 'കഴിക്കും?', english: 'Will?', pieces: [piece('കഴിക്കും', 'kazhikkuka', 'future')] },
          },
          {
            ...{ text: 'ഞാൻ ഇന്ന് മഴ കഴിച്ചു.', english: 'I ate rain today.' },
            pieces: [...ate.slice(0, 2), piece('മഴ', 'mazha'), ...ate.slice(3)],
            reply: { text: 'മഴ?', english: 'Rain?', pieces: [piece('മഴ', 'mazha')] },
          },
        ],
      },
    },
    {
      ...{ by: 'ammoomma', to: 'meera', text: 'ചോറ്!', english: 'Rice!', shows: {} },
      pieces: [piece('ചോറ്', 'choru')],
    },
  ],
  tomorrow: { en: 'Tomorrow: rain', ml: 'നാളെ: മഴ' },
  recall: {
    question: { en: 'What did Meera eat?', ml: 'മീര എന്തു കഴിച്ചു?' },
    line: 1,
    right: { en: 'Rice', ml: 'ചോറ്' },
    wrong: [
      { en: 'A banana', ml: 'പഴം' },
      { en: 'Nothing', ml: 'ഒന്നും കഴിച്ചില്ല' },
    ],
  },
}

/** A small course: enough for an exercise of every kind. */
export const smallCourse: CourseContent = {
  letters: byId([
    aLetter('ആ', 'ആ', 'vowel'),
    aLetter('ാ', 'ആ', 'sign'),
    aLetter('ല'),
    aLetter('ള'),
    aLetter('ഴ'),
    aLetter('ക'),
    aLetter('റ'),
  ]),
  words: byId(words),
  endings: byId(
    courseEndings.filter(({ id }) =>
      ['locative', 'dative', 'genitive', 'and', 'is', 'past', 'present', 'future', 'must'].includes(id),
    ),
  ),
  contrasts: byId([{ id: 'l/zh', letters: ['ല', 'ഴ'], pairs: [['mala', 'mazha']] }]),
  sentences: byId([
    {
      id: 'ate',
      text: 'ഞാൻ ഇന്ന് ചോറ് കഴിച്ചു.',
      english: 'I ate rice today.',
      audio: '/audio/ate.mp3',
      pieces: ate,
      grids: [
        {
          swaps: [
            { item: 'word:choru', others: ['word:mazha'] },
            { item: 'ending:past', others: ['ending:future'] },
          ],
          english: ['I ate rain today.', 'I will eat rice today.', 'I will eat rain today.'],
        },
      ],
    },
    {
      id: 'came',
      text: 'അമ്മ ഇന്നലെ വന്നു.',
      english: 'Mother came yesterday.',
      audio: '/audio/came.mp3',
      pieces: [piece('അമ്മ', 'amma'), piece('ഇന്നലെ', 'innale'), piece('വന്നു', 'varuka', 'past')],
    },
    ...said,
    // Its last word stands in the dictionary with another end.
    {
      id: 'at-home',
      text: 'അമ്മ വീട്ടിൽ.',
      english: 'Mother is at home.',
      pieces: [piece('അമ്മ', 'amma'), { ...piece('വീട്ടിൽ', 'veedu', 'locative'), gloss: 'at home' }],
    },
    {
      id: 'to-house',
      text: 'ഇന്ന് വീടിന്.',
      english: 'For the house, today.',
      pieces: [piece('ഇന്ന്', 'innu'), { ...piece('വീടിന്', 'veedu', 'dative'), gloss: 'to the house' }],
    },
  ]),
  lines: byId([
    aLine(1, 'ഞാൻ ഇന്ന് ചോറ് കഴിച്ചു.', 'I ate rice today.', ate),
    aLine(2, 'അമ്മ വന്നു!', 'Mother has come!', [piece('അമ്മ', 'amma'), piece('വന്നു', 'varuka', 'past')]),
    aLine(3, 'മഴ!', 'Rain!', [piece('മഴ', 'mazha')]),
  ]),
  questions: byId([
    {
      id: 'daily_food/ate',
      topic: 'daily_food',
      question: {
        id: 'ate',
        text: 'ഞാൻ ഇന്ന് ചോറ് കഴിച്ചു.',
        audio: '/audio/ate.mp3',
        options: ['I ate rice today.', 'I cooked rice today.', 'I ate fish today.', 'We ate rice today.'].map(
          (text, at) => ({ text, correct: at === 0 }),
        ),
      },
      pieces: ate,
    },
  ]),
  scenes: byId([meal]),
  synonyms: [['mother', 'mum']],
}

/** The memory of a learner who has learnt these. */
export function knowing(...items: readonly Item[]): Memory {
  const looks = items.map((item) => ({ item, skill: 'read' as const, outcome: 'good' as const }))
  const practice = { exercise: 'introduce', at: 1, took: 1, looks }
  return memoryOf([{ id: '0'.repeat(24), practice }], 2, (item) => item)
}

/** The endings of the small course: one stands beside others that were met. */
export const everyEnding: readonly Item[] = [...smallCourse.endings.keys()].map((id): Item => `ending:${id}`)

/** A world in which chance always says the same. */
export const aWorld = (more: Partial<World> = {}): World => ({
  content: smallCourse,
  memory: knowing(),
  random: () => 0,
  ...more,
})

export const wordOf = (item: Item): CourseWord => {
  const word = smallCourse.words.get(idOf(item))
  if (!word) throw new Error(`${item} is not in the small course.`)
  return word
}
