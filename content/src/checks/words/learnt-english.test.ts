import { expect, it } from 'vitest'
import { faultsOf } from '../../testing/content.ts'
import { learntEnglish } from './learnt-english.ts'

const faults = (...entries: string[]) =>
  faultsOf(learntEnglish, {
    'data/lexicon/food.yaml': `topic: food\nentries:\n${entries.map((entry) => `  - { ${entry} }\n`).join('')}`,
  })
const choru = (english: string) =>
  `id: choru, word: ചോറ്, pos: noun, means: [cooked rice], use: 1, english: { ${english} }`
const ari = 'id: ari, word: അരി, pos: noun, means: [raw rice], use: 1, english: { word: rice }'

it.each(['word: rice', 'word: cooked rice, also: [rice]', 'word: rice, malayalam: ചോറുണ്ട്'])(
  'takes %s',
  (english) => {
    expect(faults(choru(english))).toEqual([])
  },
)

it.each([
  ['English in Malayalam letters', 'word: റൈസ്', '"റൈസ്" is not in English.'],
  ['other English in Malayalam letters', 'word: rice, also: [റൈസ്]', '"റൈസ്" is not in English.'],
  ['Malayalam in Latin letters', 'word: rice, malayalam: choru', '"choru" is not in Malayalam.'],
  ['the word that is shown anyway', 'word: rice, malayalam: ചോറ്', 'the word itself is shown anyway.'],
  ['what the first sense is', 'word: cooked rice', '"cooked rice" is learnt of its first sense anyway.'],
])('refuses %s', (_, english, says) => {
  expect(faults(choru(english))).toEqual([`content/data/lexicon/food.yaml:3  ചോറ്: ${says}`])
})

it('refuses one English word for two entries', () => {
  expect(faults(choru('word: rice'), ari)).toEqual([
    'content/data/lexicon/food.yaml:3  ചോറ്: "rice" is learnt of അരി.',
    'content/data/lexicon/food.yaml:4  അരി: "rice" is learnt of ചോറ്.',
  ])
})
