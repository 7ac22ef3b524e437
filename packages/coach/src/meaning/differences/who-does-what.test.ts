import { meanings } from '@app/malayalam/forms'
import { describe, expect, it } from 'vitest'
import { aMeantWord } from '../../testing.ts'
import { compareMeaning } from '../compare-meaning.ts'
import type { MeantWord } from '../meant-word.ts'
import { turnsRound } from './who-does-what.ts'

const noun = (word: string, gloss: string) => aMeantWord(word, gloss, { kind: 'noun' })
const object = (word: string, gloss: string) =>
  aMeantWord(word, gloss, { kind: 'object', endings: ['(whom)'] })
const verb = (word: string, gloss: string, senses: string[] = []) =>
  aMeantWord(word, gloss, { kind: 'verb', senses })

const bite = [noun('പട്ടി', 'dog'), object('പൂച്ചയെ', 'the cat'), verb('കടിച്ചു', 'bit')]
const biteHim = [noun('പട്ടി', 'dog'), object('അവനെ', 'him'), verb('കടിച്ചു', 'bit')]
const story = [
  noun('മുത്തശ്ശി', 'grandmother'),
  noun('ഞങ്ങൾക്ക്', 'to us'),
  noun('കഥകൾ', 'stories'),
  verb('പറഞ്ഞുതരും', 'tells'),
]
const fish = [
  noun('അമ്മ', 'mother'),
  noun('ചന്തയിൽനിന്ന്', 'from the market'),
  noun('മീൻ', 'fish'),
  verb('വാങ്ങി', 'bought'),
]
const bathe = [noun('പരീക്ഷകൾ', 'exams'), noun('ആഴ്ച', 'week'), verb('തുടങ്ങും', 'will start')]
const knee = [noun('ഞാൻ', 'I'), noun('മുട്ട്', 'knee'), verb('മുറിഞ്ഞു', 'got cut', ['to get cut'])]

type Case = { words: readonly MeantWord[]; says: string; guess: string }
const says = (words: readonly MeantWord[], says: string, ...guesses: string[]): Case[] =>
  guesses.map((guess) => ({ words, says, guess }))

describe('turnsRound', () => {
  it.each([
    ...says(
      bite,
      'The dog bit the cat.',
      'the cat bit the dog',
      'Cat bites dog',
      'yesterday the big cat has bitten the dog',
    ),
    ...says(biteHim, 'The dog bit him.', 'he bit the dog'),
    ...says(story, 'Grandma tells us stories.', 'we tell grandmother stories', 'we tell stories to grandma'),
    ...says(fish, 'Mother bought fish from the market.', 'the fish bought mother from the market'),
  ])('hears that “$guess” turns round “$says”', ({ words, says, guess }) => {
    expect(turnsRound(words, says, guess)).toBe(true)
  })

  it.each([
    ...says(
      bite,
      'The dog bit the cat.',
      'the dog bit the cat',
      'the cat was bitten by the dog',
      'the cat got bitten by the dog',
      'the cat, the dog bit it',
      'it was the cat that the dog bit',
      'dog cat bit',
      'what the dog bit was the cat',
      'the cat was bitten, the dog did it',
    ),
    ...says(biteHim, 'The dog bit him.', 'his dog bit him', 'he was bitten by the dog'),
    ...says(
      story,
      'Grandma tells us stories.',
      'to us grandma tells stories',
      'stories are told to us by grandma',
    ),
    ...says(
      fish,
      'Mother bought fish from the market.',
      'fish is what mother bought from the market',
      'from the market mother bought fish',
    ),
    ...says(
      bathe,
      'The exams will start next week.',
      'next week start the exams',
      'next week the exams will start',
    ),
    ...says(knee, 'I cut my knee.', 'my knee got cut when I fell', 'the knee I cut is mine'),
  ])('hears nothing amiss in “$guess” for “$says”', ({ words, says, guess }) => {
    expect(turnsRound(words, says, guess)).toBe(false)
  })

  it('hears a passive that turns it round', () => {
    for (const says of ['The dog bit the cat.', undefined])
      expect(turnsRound(bite, says, 'the dog was bitten by the cat')).toBe(true)
    expect(turnsRound(bite, undefined, 'the cat was bitten by the dog')).toBe(false)
    expect(turnsRound(bite, undefined, 'the dog by the door bit the cat')).toBe(false)
  })

  describe('of a sentence that nobody has translated', () => {
    const to = { kind: 'noun', endings: [meanings.dative ?? ''] } as const
    const toHer = aMeantWord('അവൾക്ക്', 'she (to, for)', to)
    const toMe = aMeantWord('എനിക്ക്', 'I (to, for)', to)
    const give = [noun('അവൻ', 'he'), toHer, noun('പണം', 'money'), verb('കൊടുത്തു', 'give (did)')]
    const know = [
      toMe,
      object('അവളെ', 'she (whom)'),
      aMeantWord('അറിയാം', 'know', { kind: 'verb', entries: ['അറിയുക'] }),
    ]
    const want = [toMe, noun('ചായ', 'tea'), verb('വേണം', 'want')]
    const toFather = aMeantWord('അച്ഛനോട്', 'father (to, with a person)', {
      kind: 'noun',
      endings: [meanings.sociative ?? ''],
    })
    const speak = [noun('അമ്മ', 'mother'), toFather, verb('സംസാരിച്ചു', 'speak (did)')]

    it.each([
      { words: give, guess: 'she gave him money' },
      { words: know, guess: 'she knows me' },
      { words: speak, guess: 'father spoke to mother' },
    ])('hears that "$guess" turns it round', ({ words, guess }) => {
      expect(turnsRound(words, undefined, guess)).toBe(true)
    })

    it.each([
      { words: give, guess: 'he gave her money' },
      { words: give, guess: 'he gave money to her' },
      { words: give, guess: 'she was given money by him' },
      { words: know, guess: 'I know her' },
      { words: speak, guess: 'mother spoke to father' },
      { words: want, guess: 'I want tea' },
    ])('hears nothing amiss in "$guess"', ({ words, guess }) => {
      expect(turnsRound(words, undefined, guess)).toBe(false)
    })
  })

  it('hears who is bidden and who bids', () => {
    const give = [
      noun('പുസ്തകം', 'book'),
      noun('എനിക്ക്', 'to me'),
      aMeantWord('തരണേ', 'please give', { kind: 'verb', endings: ['please do'] }),
    ]
    const isTurned = (guess: string) => turnsRound(give, 'Please give me the book.', guess)
    expect(isTurned('I will give you the book')).toBe(true)
    expect(isTurned("I will give you the book when I've read it")).toBe(true)
    for (const guess of ['give me the book', 'you give me the book', 'I want you to give me the book'])
      expect(isTurned(guess)).toBe(false)
  })

  it('goes by the ending of the object where nobody has translated the sentence', () => {
    expect(turnsRound(bite, undefined, 'the cat bit the dog')).toBe(true)
    expect(turnsRound(bite, undefined, 'the dog bit the cat')).toBe(false)
    const unmarked = bite.map((word) => ({
      ...word,
      kind: word.kind === 'object' ? ('noun' as const) : word.kind,
    }))
    expect(turnsRound(unmarked, undefined, 'the cat bit the dog')).toBe(false)
  })
})

it('is no right meaning to turn round who does what; with a word missing that is said instead', () => {
  const meaning = 'The dog bit the cat.'
  expect(compareMeaning(bite, meaning, 'the cat bit the dog')).toMatchObject({
    right: false,
    turnedRound: true,
  })
  expect(compareMeaning(bite, meaning, 'the dog bit the cat').right).toBe(true)
  expect(compareMeaning(bite, meaning, 'the cat bit')).not.toHaveProperty('turnedRound')
})
