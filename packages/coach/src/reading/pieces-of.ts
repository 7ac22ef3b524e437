import { words as wordsOf } from '@app/malayalam'
import { foldLatin, foldText } from '@app/malayalam/find'
import { inLatinDigits, isSayable, readCount, readFigures, sayNumber } from '@app/malayalam/numbers'
import { endingAfterConsonant, numberWithEnding, timeWithEnding } from './number-with-ending.ts'

/** A word of a text, in whatever letters, or a number. */
export type Piece = { text: string; malayalam: boolean }

/**
 * The pieces of a text in order: its Malayalam words, and the words in other letters and the digits among
 * them.
 */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = []
  let end = 0
  for (const word of wordsOf(text)) {
    const start = text.indexOf(word, end)
    pieces.push(...othersIn(text.slice(end, start)), { text: word, malayalam: true })
    end = start + word.length
  }
  return [...pieces, ...othersIn(text.slice(end))]
}

/** A word in other letters, a number, a time, an address: marks within belong to it. */
const other = /[₹$€£]?[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:[.,:/@&+'’-][\p{L}\p{N}][\p{L}\p{M}\p{N}]*)*%?/gu

const othersIn = (between: string): Piece[] =>
  (between.match(other) ?? []).map((text) => ({ text, malayalam: false }))

/**
 * A number as Malayalam says it. Undefined for another piece, and for a number that is too large to be said.
 */
export function saidNumber({ text }: Pick<Piece, 'text'>): string | undefined {
  const number = numberIn(text)
  return isSayable(number) ? sayNumber(number) : undefined
}

const numberIn = (text: string): number => readFigures(text) ?? Number.NaN

/**
 * A number that is written in digits, the letters that are joined to it, and how both are said, where that is
 * sure.
 */
type NumberInText = { digits: string; ending: string; said: string | undefined }

/**
 * A text with its numbers in words, as they are said, with the endings that are joined to them: 10-ന് is
 * പത്തിന്.
 */
export const withSaidNumbers = (text: string): string =>
  text
    .replace(number, (all, digits: string, ending = '') => saidWithEnding(digits, ending) ?? all)
    .replace(endingOfOther, (ending) => endingAfterConsonant(ending) ?? ending)

/**
 * What is joined to a word in other letters by a hyphen. One that ends in a vowel may take a glide: it stays.
 */
const endingOfOther = /(?<=[b-df-hj-np-tvwxz]e?-)[\u0D00-\u0D7F]+(?![\p{L}\p{M}])/giu

/**
 * A guess with the words in other letters of a sentence apart from their endings, as the sentence has them:
 * office il for office-ൽ.
 */
export const partedAs = (sentence: string, guess: string): string =>
  Array.from(sentence.matchAll(/([a-z]{2,})-(?=[\u0D00-\u0D7F])/giu)).reduce(
    (text, [, word]) => text.replace(new RegExp(`\\b(${word})-?(?=[a-z])`, 'giu'), '$1 '),
    guess,
  )

/** What else is joined to a number, before or behind, makes something else of it: A10, 10.30, 5/6. */
const number =
  /(?<![\p{L}\p{M}\p{N}.,:/-])(\p{Nd}+(?:[,:]\p{Nd}+)*)(?:-?(\p{L}[\p{L}\p{M}]*|\p{M}[\p{L}\p{M}]*))?(?![\p{L}\p{M}\p{N}]|[.,:/-][\p{L}\p{N}])/gu

function saidWithEnding(digits: string, ending: string): string | undefined {
  if (ending === '') return saidNumber({ text: digits })
  const [, hour, minute] = /^(\d{1,2}):(\d{2})$/u.exec(inLatinDigits(digits)) ?? []
  if (hour !== undefined) return timeWithEnding(Number(hour), Number(minute), ending)
  const value = numberIn(digits)
  return isSayable(value) ? numberWithEnding(value, ending) : undefined
}

/** A number that a guess has in digits, and the words that were put in their place. */
type GuessedNumber = { digits: string; words: readonly string[] }

/**
 * A guess with its numbers in words: in those of the sentence where it says the same number, എട്ടു or ഒരു,
 * and with the ending that the sentence has: 2024il for 2024-ൽ.
 */
export function withNumbersOf(sentence: string, guess: string): { text: string; numbers: GuessedNumber[] } {
  const numbers: GuessedNumber[] = []
  const said = withSaidNumbers(sentence)
  const inSentence = [...sentence.matchAll(number)].map(
    ([, digits = '', ending = '']): NumberInText => ({
      digits,
      ending,
      said: saidWithEnding(digits, ending),
    }),
  )
  const text = guess.replace(number, (all, digits: string, ending = '') => {
    const same = inSentence.find((one) => one.digits === digits && sameEnding(one.ending, ending))
    const alone =
      ending === '' ? (countIn(said, numberIn(digits)) ?? saidNumber({ text: digits })) : undefined
    const words = same?.said ?? alone
    if (words === undefined) return all
    numbers.push({ digits: all, words: wordsOf(words) })
    return words
  })
  return { text, numbers }
}

/** The ending of the sentence, and the learner's in whichever letters: ൽ, il. */
function sameEnding(ending: string, guessed: string): boolean {
  if (ending === '' || guessed === '' || ending === guessed) return ending === guessed
  const keys = [ending, `ഇ${ending}`].map(foldText)
  return foldLatin(guessed).some((key) => keys.includes(key))
}

/** The words of a sentence that say a number, up to as many as the longest has. */
function countIn(sentence: string, number: number): string | undefined {
  const words = wordsOf(sentence)
  const rows = words.flatMap((_, at) =>
    [7, 6, 5, 4, 3, 2, 1].map((length) => words.slice(at, at + length).join(' ')),
  )
  return rows.find((row) => readCount(row) === number)
}
