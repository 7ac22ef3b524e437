import { normalise } from '@app/malayalam'
import * as v from 'valibot'
import type { ReviewRecord } from '../review/review.ts'
import { SavedWord } from '../vocabulary/saved-word.ts'
import { eachWordOnce } from '../vocabulary/saved-words.ts'

/**
 * Why a file is not imported. `newer`: a later version of the app wrote it. `new anki`: Anki packed it in a
 * format that only Anki reads. `no words`: it is valid but has no words. `line`: that line has no word.
 * `quotation`: a quotation begins in that line and does not end.
 */
export type WordsRefusal =
  | { why: 'foreign' | 'newer' | 'damaged' | 'new anki' | 'no words' | 'too many' }
  | { why: 'line' | 'quotation'; line: number }

/**
 * The words of a file, each once and in our spelling, its reviews if it has some, and the number of entries without a Malayalam
 * word.
 */
export type WordsFile =
  | { type: 'sound'; words: SavedWord[]; reviews: ReviewRecord[]; skipped: number }
  | { type: 'refused'; refusal: WordsRefusal }

export const refused = (refusal: WordsRefusal): WordsFile => ({ type: 'refused', refusal })

/** The most words that a learner can have. */
const mostWordsRead = 20_000

export function soundWords(
  words: readonly SavedWord[],
  reviews: ReviewRecord[] = [],
  skipped = 0,
): WordsFile {
  if (words.length > mostWordsRead) return refused({ why: 'too many' })
  if (words.length === 0) return refused({ why: 'no words' })
  const plain = words.map((saved) => ({ ...saved, word: normalise(saved.word) }))
  return { type: 'sound', words: eachWordOnce(plain), reviews, skipped }
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
