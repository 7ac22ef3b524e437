import { words as wordsOf } from '@app/malayalam'
import { easyLatin } from '@app/malayalam/sound'
import { compareMeaning } from './compare-meaning.ts'
import { compareSound, type SaidWord } from './compare-sound.ts'
import { loanWordsIn } from './loan-words.ts'
import type { KnownSentence } from './made-sentence.ts'
import { meantWords, type Readings } from './word-gloss.ts'

type Guess = { text: string; pronunciation: string; meaning: string }

/** What a kind teacher says of a learner's guesses: what is right in them, what is not, and how it is. */
export function feedbackOn(guess: Guess, known: KnownSentence | undefined, readings: Readings): string {
  return [`Pronunciation: ${ofSound(guess, readings)}`, `Meaning: ${ofMeaning(guess, known, readings)}`].join(
    '\n\n',
  )
}

function ofSound({ text, pronunciation }: Guess, readings: Readings): string {
  const said = `It is said “${bare(easyLatin(text))}”.`
  if (pronunciation.trim() === '') return `you left it empty. ${said}`
  const isWord = (word: string) => readings(word).some(({ before }) => before === undefined)
  const { words, extra } = compareSound(text, pronunciation, loanWordsIn(text, readings), isWord)
  const right = words.filter(({ type }) => type === 'right').length
  if (right === words.length && extra.length === 0) return `very good, every word is right. ${said}`
  const opening =
    right === 0
      ? 'this one is hard. Listen to it, and try it word by word.'
      : `${right} of ${words.length} words ${right === 1 ? 'is' : 'are'} right.`
  return [
    `${opening} ${said}`,
    ...words.flatMap((word) => ofWord(word)),
    ...extra.map((word) => `– “${word}” is not in the sentence.`),
  ].join('\n')
}

function ofWord(said: SaidWord): string[] {
  const sounds = `“${bare(easyLatin(said.word))}”`
  switch (said.type) {
    case 'right':
      return []
    case 'missing':
      return [`– ${said.word} is missing: ${sounds}.`]
    case 'otherwise': {
      const letters = said.letters.map((letter) => `${letter} “${bare(easyLatin(letter))}”`).join(', ')
      return [`– ${said.word} is ${sounds}; you wrote “${said.wrote}”.${letters && ` Look at ${letters}.`}`]
    }
  }
}

function ofMeaning({ text, meaning }: Guess, known: KnownSentence | undefined, readings: Readings): string {
  const words = meantWords(wordsOf(text), known, readings)
  const it = known
    ? `It means “${known.english}”`
    : `Word by word it is: ${words.map(({ gloss }) => gloss).join(' · ')}.`
  if (meaning.trim() === '') return `you left it empty. ${it}`
  const { right, found, missing, extra, denial, past, question } = compareMeaning(
    words,
    known?.english,
    meaning,
  )
  if (right) return `very good, that is it. ${it}`
  const opening = found.length === 0 ? 'not yet.' : `you have ${found.map(({ word }) => word).join(', ')}.`
  return [
    `${opening} ${it}`,
    ...missing.map(({ word, gloss }) => `– ${word} is still missing: ${gloss}.`),
    ...extra.map((word) => `– I find nothing here that says “${word}”.`),
    ...(denial === 'missing' ? ['– The sentence says that something is not so.'] : []),
    ...(denial === 'extra' ? ['– Nothing in the sentence says “not”.'] : []),
    ...(past === 'missing' ? ['– The sentence speaks of the past.'] : []),
    ...(past === 'extra' ? ['– The sentence does not speak of the past.'] : []),
    ...(question === 'missing' ? ['– The sentence is a question.'] : []),
    ...(question === 'extra' ? ['– The sentence is not a question.'] : []),
    ...(found.length > 0 && !denial && !past && !question ? [sameInOtherWords] : []),
  ].join('\n')
}

/** It knows some words for one another, not all: what it does not find may be there. */
const sameInOtherWords = 'If you said the same in other words, you are right.'

const bare = (text: string) => text.replace(/[.?!,…]+$/u, '').trim()
