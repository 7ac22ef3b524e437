import * as v from 'valibot'
import type { ReviewRecord } from '../review/review.ts'
import { SavedWord } from '../vocabulary/saved-word.ts'
import { eachWordOnce } from '../vocabulary/saved-words.ts'

/**
 * Why a file is not taken. `newer`: a later version of the app wrote it; `new anki`: Anki packed it in a way that only Anki reads;
 * `no words`: it is sound and has none; `line`: what stands in that line is no word; `quotation`: one begins there that
 * does not end.
 */
export type WordsRefusal =
  | { why: 'foreign' | 'newer' | 'damaged' | 'new anki' | 'no words' | 'too many' }
  | { why: 'line' | 'quotation'; line: number }

/** The words of a file, each once; with its reviews, where there are some, and how many entries had no Malayalam word. */
export type WordsFile =
  | { type: 'sound'; words: SavedWord[]; reviews: ReviewRecord[]; skipped: number }
  | { type: 'refused'; refusal: WordsRefusal }

export const refused = (refusal: WordsRefusal): WordsFile => ({ type: 'refused', refusal })

/** As many as a learner can have. */
const mostWordsRead = 20_000

export function soundWords(
  words: readonly SavedWord[],
  reviews: ReviewRecord[] = [],
  skipped = 0,
): WordsFile {
  if (words.length > mostWordsRead) return refused({ why: 'too many' })
  if (words.length === 0) return refused({ why: 'no words' })
  return { type: 'sound', words: eachWordOnce(words), reviews, skipped }
}

/** A word with where it was met, from texts that may be empty; nothing where they make no word. */
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

/** The same the other way. */
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

/** What a word's row has, in this order. */
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
