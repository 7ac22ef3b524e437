import { meanings } from '@app/malayalam/forms'
import { describe, expect, it } from 'vitest'
import { aMeantWord } from '../../testing.ts'
import { compareMeaning } from '../compare-meaning.ts'
import type { MeantWord } from '../meant-word.ts'

const named = (...ids: string[]) => ids.map((id) => meanings[id] ?? '')
const noun = (word: string, gloss: string, ...ids: string[]) =>
  aMeantWord(word, gloss, { kind: 'noun', endings: named(...ids) })
const object = (word: string, gloss: string) =>
  aMeantWord(word, gloss, { kind: 'object', endings: named('accusative') })
const verb = (word: string, gloss: string, ...ids: string[]) =>
  aMeantWord(word, gloss, { kind: 'verb', endings: named(...ids) })

const bite = [noun('പട്ടി', 'dog'), object('പൂച്ചയെ', 'cat (whom)'), verb('കടിച്ചു', 'bite (did)', 'past')]
const biteHim = [noun('പട്ടി', 'dog'), object('അവനെ', 'he (whom)'), verb('കടിച്ചു', 'bite (did)', 'past')]
const story = [
  noun('മുത്തശ്ശി', 'grandmother'),
  noun('ഞങ്ങൾക്ക്', 'we (to, for)', 'dative'),
  noun('കഥകൾ', 'story (more than one)', 'plural'),
  verb('പറഞ്ഞുതരും', 'tell (will)', 'future'),
]
const fish = [
  noun('അമ്മ', 'mother'),
  noun('ചന്തയിൽനിന്ന്', 'market (from)', 'ablative'),
  noun('മീൻ', 'fish'),
  verb('വാങ്ങി', 'buy (did)', 'past'),
]
const toHer = noun('അവൾക്ക്', 'she (to, for)', 'dative')
const toMe = noun('എനിക്ക്', 'I (to, for)', 'dative')
const give = [noun('അവൻ', 'he'), toHer, noun('പണം', 'money'), verb('കൊടുത്തു', 'give (did)', 'past')]
const know = [
  toMe,
  object('അവളെ', 'she (whom)'),
  aMeantWord('അറിയാം', 'know', { kind: 'verb', entries: ['അറിയുക'] }),
]
const want = [toMe, noun('ചായ', 'tea'), aMeantWord('വേണം', 'want', { kind: 'verb', entries: ['വേണം'] })]
const speak = [
  noun('അമ്മ', 'mother'),
  noun('അച്ഛനോട്', 'father (to, with a person)', 'sociative'),
  verb('സംസാരിച്ചു', 'speak (did)', 'past'),
]
const bidden = [noun('പുസ്തകം', 'book'), toMe, verb('തരണേ', 'give (please do)', 'please')]
const call = [
  noun('നീ', 'you'),
  verb('വിളിച്ചാൽ', 'call (if one does)', 'ifPast'),
  noun('ഞാൻ', 'I'),
  verb('വരും', 'come (will)', 'future'),
]
const said = [
  noun('അവൾ', 'she'),
  verb('വരുമെന്ന്', 'come (will; that)', 'future', 'that'),
  noun('അവൻ', 'he'),
  verb('പറഞ്ഞു', 'say (did)', 'past'),
]
const lied = [
  noun('അവൻ', 'he'),
  noun('കള്ളം', 'lie'),
  verb('പറഞ്ഞെന്ന്', 'say (did; that)', 'past', 'that'),
  noun('അവൾ', 'she'),
  verb('പറഞ്ഞു', 'say (did)', 'past'),
]
const father = [
  noun('എന്റെ', 'I (of, ’s)', 'genitive'),
  noun('അച്ഛൻ', 'father'),
  aMeantWord('ഡോക്ടറാണ്', 'doctor (is)', { kind: 'noun', endings: named('is') }),
]
const house = [
  noun('അമ്മയുടെ', 'mother (of, ’s)', 'genitive'),
  noun('ചേച്ചിയുടെ', 'elder sister (of, ’s)', 'genitive'),
  noun('വീട്', 'house'),
  noun('ഇതാണ്', 'this (is)', 'is'),
]
const because = [
  noun('അമ്മ', 'mother'),
  verb('പറഞ്ഞതുകൊണ്ട്', 'scold', 'pastNominal', 'using'),
  noun('അവൾ', 'she'),
  verb('കരയുന്നു', 'cry', 'present'),
]
const condition = [
  noun('സിനിമ', 'film'),
  verb('കണ്ടാൽ', 'watch', 'ifPast'),
  noun('ഭാഷ', 'language'),
  verb('പഠിക്കാം', 'learn', 'may'),
]
const tea = [noun('ചായയും', 'tea', 'and'), noun('കാപ്പിയും', 'coffee', 'and'), verb('ഉണ്ട്', 'there is')]
const rest = (words: string) => words.split(' ').map((word) => aMeantWord('…', word))

type Case = { words: readonly MeantWord[]; says: string | undefined; guess: string }
const of = (words: readonly MeantWord[], says: string | undefined, ...guesses: string[]): Case[] =>
  guesses.map((guess) => ({ words, says, guess }))
const ofEnglish = (says: string, ...guesses: string[]) =>
  of(rest(says.toLowerCase().replace(/[^a-z’' ]/gu, '')), says, ...guesses)

describe('who does what to whom', () => {
  it.each([
    ...of(bite, 'The dog bit the cat.', 'the cat bit the dog', 'Cat bites dog'),
    ...of(bite, 'The dog bit the cat.', 'the dog was bitten by the cat'),
    ...of(bite, undefined, 'the cat bit the dog', 'the dog was bitten by the cat'),
    ...of(biteHim, 'The dog bit him.', 'he bit the dog'),
    ...of(story, 'Grandma tells us stories.', 'we tell grandmother stories', 'we tell stories to grandma'),
    ...of(fish, 'Mother bought fish from the market.', 'the fish bought mother from the market'),
    ...of(give, undefined, 'she gave him money'),
    ...of(know, undefined, 'she knows me'),
    ...of(speak, undefined, 'father spoke to mother'),
    ...of(bidden, 'Please give me the book.', 'I will give you the book'),
    ...of(call, undefined, 'if I call, you will come'),
    ...of(said, undefined, 'she said that he would come', 'he will come, she said'),
    ...of(lied, undefined, 'he said that she lied'),
    ...of(father, 'My father is a doctor.', "I am a doctor's father", "I'm the doctor’s dad"),
    ...of(father, undefined, "I am a doctor's father"),
    ...of(because, undefined, 'mother scolded because she cries', 'because she cries, mother scolded'),
    ...of(because, undefined, 'she cries, so mother scolded', 'she cries if mother scolded'),
    ...of(because, undefined, 'she cries because mother did not scold'),
    ...of(condition, undefined, 'if you learn the language, you watch films'),
    ...of(tea, undefined, 'there is tea or coffee'),
    ...ofEnglish("Two tickets aren't enough, we need three.", "Three tickets aren't enough, we need two."),
    ...ofEnglish("Two tickets aren't enough, we need three.", 'We need two tickets, three are not enough'),
    ...ofEnglish(
      "I don't want black sandals, white ones will do.",
      "I don't want white sandals, black ones will do.",
    ),
    ...ofEnglish("I called, but she didn't pick up the phone.", "She called, but I didn't pick up the phone"),
    ...ofEnglish("I can't swim; can you?", "I can swim; can't you?"),
    ...ofEnglish(
      'I like the cold better than the heat.',
      'I like the heat better than the cold',
      'I prefer heat to cold',
    ),
    ...ofEnglish(
      'I have an older brother and a younger sister.',
      'I have a younger brother and an older sister.',
    ),
    ...ofEnglish(
      'Don’t be afraid; this dog won’t bite anyone.',
      'don’t be afraid, this dog will bite anyone',
      'be afraid, this dog does not bite anyone',
    ),
    ...ofEnglish(
      'Two tickets aren’t enough, we need three.',
      'two tickets aren’t enough, we don’t need three',
    ),
    ...ofEnglish('This is a scam, don’t give money.', 'this is not a scam, don’t give money'),
  ])('is otherwise in “$guess” than in “$says”', ({ words, says, guess }) => {
    expect(compareMeaning(words, says, guess).right).toBe(false)
  })

  it.each([
    ...of(
      bite,
      'The dog bit the cat.',
      'the dog bit the cat',
      'the cat was bitten by the dog',
      'the cat got bitten by the dog',
    ),
    ...of(bite, 'The dog bit the cat.', 'the cat, the dog bit it', 'it was the cat that the dog bit'),
    ...of(bite, undefined, 'the cat was bitten by the dog', 'the dog bit the cat'),
    ...of(biteHim, 'The dog bit him.', 'he was bitten by the dog'),
    ...of(
      story,
      'Grandma tells us stories.',
      'to us grandma tells stories',
      'stories are told to us by grandma',
    ),
    ...of(fish, 'Mother bought fish from the market.', 'from the market mother bought fish'),
    ...of(give, undefined, 'he gave her money', 'he gave money to her', 'she was given money by him'),
    ...of(know, undefined, 'I know her'),
    ...of(speak, undefined, 'mother spoke to father'),
    ...of(want, undefined, 'I want tea'),
    ...of(bidden, 'Please give me the book.', 'give me the book', 'you give me the book'),
    ...of(call, undefined, "I'll come if you call"),
    ...of(said, undefined, 'he said she would come', 'that she will come is what he said'),
    ...of(lied, undefined, 'she said that he lied', 'she said he said a lie', 'he lied, as she says'),
    ...of(father, 'My father is a doctor.', 'my father’s a doctor'),
    ...of(house, undefined, "this is my mother's sister's house", "this house is my mother's sister's"),
    ...of(
      because,
      undefined,
      'she cries because mother scolded',
      'because mother scolded, she cries',
      'mother scolded, so she cries',
    ),
    ...of(condition, undefined, 'if you watch films, you learn the language'),
    ...of(tea, undefined, 'there is tea and coffee'),
    ...ofEnglish("I called, but she didn't pick up the phone.", 'I rang her but she did not answer'),
    ...ofEnglish('I like the cold better than the heat.', 'I prefer cold to heat'),
    ...ofEnglish(
      'I have an older brother and a younger sister.',
      'I have a younger sister and an older brother',
    ),
  ])('is the same in “$guess” and “$says”', ({ words, says, guess }) => {
    expect(compareMeaning(words, says, guess).right).toBe(true)
  })
})
