import { keyOf } from '@app/malayalam'
import { easyLatin } from '@app/malayalam/sound'
import type { KnownSentence } from './making/made-sentence.ts'
import { compareMeaning } from './meaning/compare-meaning.ts'
import { sentencesFor } from './meaning/differences/differences.ts'
import { namesOther } from './meaning/differences/other-of-a-kind.ts'
import type { MeantWord } from './meaning/meant-word.ts'
import { isUnknown } from './meaning/names/match-names.ts'
import type { Phrases } from './phrases.ts'
import type { Readings } from './reading/in-place.ts'
import { partedAs, piecesOf, withNumbersOf, withSaidNumbers } from './reading/pieces-of.ts'
import { meantWords } from './reading/word-gloss.ts'
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
  readings: Readings,
  say: Phrases,
): string {
  return [
    say.pronunciation(ofSound(guess, readings, say)),
    say.meaning(ofMeaning(guess, known, readings, say)),
  ].join('\n\n')
}

function ofSound(guess: Guess, readings: Readings, say: Phrases): string {
  const text = withSaidNumbers(guess.text)
  const { text: pronunciation, numbers } = withNumbersOf(
    guess.text,
    partedAs(guess.text, guess.pronunciation),
  )
  const saidSo = say.saidSo(bare(easyLatin(text)))
  if (pronunciation.trim() === '') return `${say.empty} ${saidSo}`
  const { words, again, extra: added } = judgeSound(text, pronunciation, readings)
  const others = othersIn(text)
  // A number is compared as it is spoken, and shown as it was written.
  const asWritten = (word: string) =>
    numbers.find(({ words }) => words.some((one) => keyOf(one) === word))?.digits ?? word
  const unsaid = (pronunciation.match(/\d+/gu) ?? []).filter((digits) => !guess.text.includes(digits))
  const extra = [...new Set([...added.filter((word) => !others.has(word)).map(asWritten), ...unsaid])]
  const right = words.filter(({ type }) => type === 'right').length
  if (right === words.length && extra.length === 0 && again.length === 0)
    return `${say.allSaidRight} ${saidSo}`
  const opening = right === 0 ? say.noneSaidRight : say.someSaidRight(right, words.length)
  return asList(`${opening} ${saidSo}`, [
    ...words.flatMap((word) =>
      ofWord('wrote' in word ? { ...word, wrote: asWritten(word.wrote) } : word, say),
    ),
    ...again.map(asWritten).map(say.onceTooOften),
    ...extra.map(say.notInSentence),
  ])
}

/** The comparison of a pronunciation with a text whose numbers are in words. */
export function judgeSound(text: string, pronunciation: string, readings: Readings) {
  const isWord = (word: string) => readings(word).some(({ before }) => before === undefined)
  return compareSound(text, pronunciation, loanWordsIn(text, readings), isWord)
}

const asList = (opening: string, items: readonly string[]) =>
  [opening, ...items.map((item) => `– ${item}`)].join('\n')

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
  readings: Readings,
  say: Phrases,
): string {
  const words = meantWords(text, known, readings)
  const it = known ? say.means(known.english) : say.wordByWord(words.map(({ gloss }) => gloss).join(' · '))
  if (meaning.trim() === '') return `${say.empty} ${it}`
  const { right, found, missing, extra, differences, isSure } = judgeMeaning(words, known, meaning)
  if (right) return `${say.meansThat} ${it}`
  const opening = found.length > 0 ? say.found(found.map(({ word }) => word).join(', ')) : ''
  const unheard = isSure ? say.notFound : say.notHeard
  return asList([isSure ? '' : say.cannotTellSame, opening, it].filter((part) => part !== '').join(' '), [
    ...missing.map((one) => (isUnknown(one) ? say.cannotTell(one.word) : unheard(one.word, one.gloss))),
    ...extra.map(say.nothingSays),
    ...sentencesFor(differences, say.language),
  ])
}

/** The comparison of a meaning with a sentence. `isSure`: a guess that is not right is surely wrong. */
export function judgeMeaning(words: readonly MeantWord[], known: KnownSentence | undefined, meaning: string) {
  const { right, found, missing, extra, ...differences } = compareMeaning(words, known?.english, meaning)
  // Where words are left over on both sides, other words may say the same: only what is sure is called wrong.
  const isLeft = missing.length > 0
  const isOther = namesOther(
    extra.join(' '),
    (isLeft ? missing : words).map(({ gloss }) => gloss),
    known?.english,
  )
  // Older than me, younger than her: a comparison may be turned round.
  const isTurned = /\bthan\b/iu.test(meaning) && isLeft && extra.length > 0
  const isSure =
    found.length > 0 &&
    !differences.places &&
    !isTurned &&
    (isOther || (sentencesFor(differences, 'en').length > 0 && !isLeft && extra.length === 0))
  return { right, found, missing, extra, differences, isSure }
}

const bare = (text: string) => text.replace(/[.?!,…]+$/u, '').trim()
