import { expect, it } from 'vitest'
import { aMeantWord } from '../testing.ts'
import { compareMeaning } from './compare-meaning.ts'

const verb = (word: string, gloss: string, ...endings: string[]) =>
  aMeantWord(word, gloss, { kind: 'verb', endings })
const noun = (word: string, gloss: string, ...endings: string[]) =>
  aMeantWord(word, gloss, { kind: 'noun', endings })

const dress = [noun('എനിക്ക്', 'to me', 'to, for'), noun('ഉടുപ്പ്', 'dress'), verb('കിട്ടി', 'got', 'did')]
const swing = [noun('ഊഞ്ഞാൽ', 'swing'), verb('കെട്ടാം', 'let us tie', 'may, can, will')]
const meat = [
  noun('ഞാൻ', 'I'),
  noun('മീനും', 'fish'),
  noun('ഇറച്ചിയും', 'meat'),
  aMeantWord('കഴിക്കാറില്ല', 'do not eat', { kind: 'verb', denial: 'yes', endings: ['does not usually'] }),
]
const doctor = [noun('ചേച്ചി', 'elder sister'), noun('ഡോക്ടറാണ്', 'is a doctor', 'is')]
const road = [
  noun('റോഡ്', 'the road'),
  verb('കടക്കുമ്പോൾ', 'when crossing', 'when one does'),
  verb('നോക്കണം', 'must look', 'must, want to, should'),
]
const call = [noun('ഞാൻ', 'I'), noun('അമ്മയെ', 'mother', 'the one it happens to'), verb('വിളിക്കാം', 'will call')]
const price = [noun('ഓറഞ്ചിന്', 'oranges'), aMeantWord('എത്ര', 'how much'), aMeantWord('രൂപയാണ്', 'rupees is it')]
const wake = [noun('ഞാൻ', 'I'), verb('എഴുന്നേൽക്കും', 'get up', 'will, does as a rule')]

it.each([
  { words: dress, english: 'I got a dress.', right: 'i got a dress', wrong: 'I gave a dress.' },
  {
    words: swing,
    english: "Let's put up a swing.",
    right: 'lets put up a swing',
    wrong: 'We tied a swing.',
  },
  {
    words: meat,
    english: "I don't eat fish or meat.",
    right: "I don't eat meat or fish",
    wrong: "I don't eat meat but I eat fish",
  },
  {
    words: doctor,
    english: 'My elder sister is a doctor.',
    right: 'my elder sister is a doctor',
    wrong: 'my elder sister has a doctor',
  },
  {
    words: road,
    english: 'When you cross the road, look.',
    right: 'look when you cross the road',
    wrong: 'look after crossing the road',
  },
  {
    words: call,
    english: 'I will call Mother.',
    right: 'I will give mum a call',
    wrong: 'Mum will give me a call',
  },
  {
    words: price,
    english: 'How much is an orange?',
    right: 'how many rupees is an orange',
    wrong: 'how many oranges are there',
  },
  { words: wake, english: 'I get up.', right: 'I wake up', wrong: 'I got up' },
])('takes "$right" and not "$wrong"', ({ words, english, right, wrong }) => {
  expect(compareMeaning(words, english, right)).toMatchObject({ right: true })
  expect(compareMeaning(words, english, wrong)).toMatchObject({ right: false })
})

it('takes “you want tea.” for no question', () => {
  const words = [noun('ചായ', 'tea'), aMeantWord('വേണോ', 'is it wanted', { endings: ['?'] })]
  expect(compareMeaning(words, 'Would you like tea?', 'You want tea.').right).toBe(false)
  expect(compareMeaning(words, 'Would you like tea?', 'do you want tea').right).toBe(true)
})
