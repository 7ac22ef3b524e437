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
  const { words, extra } = compareSound(text, pronunciation, loanWordsIn(text, readings))
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
  const { right, found, missing, extra, denial } = compareMeaning(words, known?.english, meaning)
  if (right) return `very good, that is it. ${it}`
  const opening = found.length === 0 ? 'not yet.' : `you have ${found.map(({ word }) => word).join(', ')}.`
  return [
    `${opening} ${it}`,
    ...missing.map(({ word, gloss }) => `– ${word} is still missing: ${gloss}.`),
    ...extra.map((word) => `– Nothing here says “${word}”.`),
    ...(denial === 'missing' ? ['– The sentence says that something is not so.'] : []),
    ...(denial === 'extra' ? ['– The sentence says that it is so, not that it is not.'] : []),
  ].join('\n')
}

const bare = (text: string) => text.replace(/[.?!,…]+$/u, '').trim()
