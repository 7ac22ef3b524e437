import { keyOf } from '@app/malayalam'
import { easyLatin } from '@app/malayalam/sound'
import { judgeMeaning } from './judge-meaning.ts'
import type { Knowledge } from './knowledge.ts'
import type { KnownSentence } from './known-sentence.ts'
import type { Phrases } from './phrases.ts'
import type { Readings } from './reading/in-place.ts'
import { partedAs, piecesOf, withNumbersOf, withSaidNumbers } from './reading/pieces-of.ts'
import { meantWords } from './reading/word-gloss.ts'
import { reasonsFor } from './reasons.ts'
import { roughEnglish } from './rough-english.ts'
import { asList, asSentences } from './sentences.ts'
import { compareSound, type SaidWord } from './sound/compare-sound.ts'
import { loanWordsIn } from './sound/loan-words.ts'

type Guess = { text: string; pronunciation: string; meaning: string }

/**
 * A kind teacher's comments on a learner's guesses: what is right in them, what is wrong, and the right
 * answer.
 */
export function feedbackOn(
  guess: Guess,
  known: KnownSentence | undefined,
  knowledge: Knowledge,
  say: Phrases,
): string {
  return [
    say.pronunciation(ofSound(guess, knowledge.readings, say)),
    say.meaning(ofMeaning(guess, known, knowledge, say)),
  ].join('\n\n')
}

function ofSound(guess: Guess, readings: Readings, say: Phrases): string {
  const text = withSaidNumbers(guess.text)
  const { text: pronunciation, numbers } = withNumbersOf(
    guess.text,
    partedAs(guess.text, guess.pronunciation),
  )
  const saidSo = say.saidSo(bare(easyLatin(text)))
  if (pronunciation.trim() === '') return asSentences(say.empty, saidSo)
  const { words, again, extra: added } = judgeSound(text, pronunciation, readings)
  const others = othersIn(text)
  // A number is compared as it is spoken, and shown as it was written.
  const asWritten = (word: string) =>
    numbers.find(({ words }) => words.some((one) => keyOf(one) === word))?.digits ?? word
  const unsaid = (pronunciation.match(/\d+/gu) ?? []).filter((digits) => !guess.text.includes(digits))
  const extra = [...new Set([...added.filter((word) => !others.has(word)).map(asWritten), ...unsaid])]
  const right = words.filter(({ type }) => type === 'right').length
  if (right === words.length && extra.length === 0 && again.length === 0)
    return asSentences(say.allSaidRight, saidSo)
  const opening = right === 0 ? say.noneSaidRight : say.someSaidRight(right, words.length)
  return asList(asSentences(opening, saidSo), [
    ...words.flatMap((word) =>
      ofWord('wrote' in word ? { ...word, wrote: asWritten(word.wrote) } : word, say),
    ),
    ...again.map(asWritten).map(say.onceTooOften),
    ...extra.map(say.notInSentence),
  ])
}

/** The comparison of a pronunciation with a text whose numbers are in words. */
export function judgeSound(text: string, pronunciation: string, readings: Readings) {
  // What is only said so is no other word: ravile is രാവിലെ, and not രവീലെ “in Ravi”.
  const isWord = (word: string) => readings(word).some(({ before, said }) => before === undefined && !said)
  return compareSound(text, pronunciation, loanWordsIn(text, readings), isWord)
}

/** A learner may also write the sentence's words in other letters. */
const othersIn = (text: string) =>
  new Set(
    piecesOf(text).flatMap(({ text, malayalam }) =>
      malayalam ? [] : text.toLowerCase().split(/[^\p{L}]+/u),
    ),
  )

function ofWord(said: SaidWord, say: Phrases): string[] {
  const sounds = bare(easyLatin(said.word))
  switch (said.type) {
    case 'right':
      return []
    case 'moved':
      return [say.elsewhere(said.wrote)]
    case 'missing':
      return [say.notSaid(said.word, sounds)]
    case 'otherwise': {
      const letters = said.letters.map((letter) => `${letter} “${bare(easyLatin(letter))}”`).join(', ')
      return [`${say.saidOtherwise(said.word, sounds, said.wrote)}${letters && ` ${say.lookAt(letters)}`}`]
    }
  }
}

function ofMeaning(
  { text, meaning }: Guess,
  known: KnownSentence | undefined,
  knowledge: Knowledge,
  say: Phrases,
): string {
  const words = meantWords(text, known, knowledge.readings)
  const rough = known ? undefined : roughEnglish(text, knowledge)
  const it = known
    ? say.means(known.english)
    : rough === undefined
      ? say.wordByWord(words.map(({ gloss }) => gloss).join(' · '))
      : say.roughly(rough)
  if (meaning.trim() === '') return asSentences(say.empty, it)
  const judged = judgeMeaning(text, known, meaning, words, knowledge)
  if (judged.type === 'right') return asSentences(say.meansThat, it)
  const unknown = words.filter(({ isKnown }) => !isKnown).map(({ word }) => say.cannotTell(word))
  if (judged.type === 'cannotTell') return asList(asSentences(say.cannotTellSame, it), unknown)
  const { had, sure, open } = judged
  const opening = had.length > 0 ? say.found(had.map(({ word }) => word).join(', ')) : ''
  const { reasons, compare } = reasonsFor(judged, { guess: meaning, language: knowledge.language }, say)
  return asList(asSentences(sure.length > 0 ? '' : say.cannotTellSame, opening, it), [
    ...reasons,
    ...unknown,
    open.length > 0 ? compare : '',
  ])
}

const bare = (text: string) => text.replace(/[.?!,…]+$/u, '').trim()
