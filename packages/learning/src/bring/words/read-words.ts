import { normalise } from '@app/malayalam'
import * as v from 'valibot'
import type { ReviewRecord } from '../../review/review.ts'
import { SavedWord } from '../../vocabulary/saved-word.ts'
import { eachWordOnce } from '../../vocabulary/saved-words.ts'

/**
 * Why a file is not imported. `newer`: a later version of the app wrote it. `no words`: it is valid but has no words. `quotation`: a quotation begins in that line and does not end.
 */
export type WordsRefusal =
  | { why: 'foreign' | 'newer' | 'damaged' | 'no words' | 'too many' }
  | { why: 'quotation'; line: number }

/**
 * A row that was left out: the line in which it begins, counted from 1, why, and the beginning of its text.
 * `empty`: there is nothing where the word should be. `long`: the word is longer than a word. `damaged`: a letter of
 * it is. `word` is what
 * stands there.
 */
export type LeftRow = {
  line: number
  why: 'empty' | 'no-malayalam' | 'long' | 'damaged'
  shown: string
  word: string
}

/**
 * The words of a file, each once and in our spelling, its reviews if it has some, the number of entries
 * without a Malayalam word, and the rows of a table that were left out.
 */
export type WordsFile =
  | { type: 'sound'; words: SavedWord[]; reviews: ReviewRecord[]; skipped: number; left?: readonly LeftRow[] }
  | { type: 'refused'; refusal: WordsRefusal }

export const refused = (refusal: WordsRefusal): WordsFile => ({ type: 'refused', refusal })

/** The most words that a learner can have. */
export const mostWordsRead = 20_000

export function soundWords(
  words: readonly SavedWord[],
  reviews: ReviewRecord[] = [],
  skipped = 0,
  left: readonly LeftRow[] = [],
): WordsFile {
  if (words.length > mostWordsRead) return refused({ why: 'too many' })
  if (words.length === 0) return refused({ why: 'no words' })
  const plain = words.map((saved) => ({ ...saved, word: normalise(saved.word) }))
  return { type: 'sound', words: eachWordOnce(plain), reviews, skipped, ...(left.length > 0 && { left }) }
}

/** Makes a saved word of texts, which may be empty. Undefined if they are not a valid word. */
export function wordOfTexts(texts: Readonly<Record<string, string | undefined>>): SavedWord | undefined {
  const { word, meaning = '', pronunciation = '', sentence, translation, film, start, seconds } = texts
  const metAt = sentence && {
    sentence,
    ...(translation && { translation }),
    ...(film && { video: film }),
    ...(start && { start: Number(start) }),
    ...(seconds && { duration: Number(seconds) }),
  }
  const read = v.safeParse(SavedWord, { word, meaning, pronunciation, ...(metAt && { metAt }) })
  return read.success ? read.output : undefined
}

/** The texts of a saved word. */
export function textsOfWord({ word, meaning, pronunciation, metAt }: SavedWord): Record<WordColumn, string> {
  return {
    word,
    meaning,
    pronunciation,
    sentence: metAt?.sentence ?? '',
    translation: metAt?.translation ?? '',
    film: metAt?.video ?? '',
    start: metAt?.start === undefined ? '' : String(metAt.start),
    seconds: metAt?.duration === undefined ? '' : String(metAt.duration),
  }
}

/** The columns of a word's row, in this order. */
export const wordColumns = [
  'word',
  'meaning',
  'pronunciation',
  'sentence',
  'translation',
  'film',
  'start',
  'seconds',
] as const
export type WordColumn = (typeof wordColumns)[number]
