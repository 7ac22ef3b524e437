import { keyOf, normalise } from '@app/malayalam'
import * as v from 'valibot'
import type { ReviewRecord } from '../../review/review.ts'
import { SavedWord } from '../../vocabulary/saved-word.ts'
import { type Note, noteOf } from '../text/note.ts'

/** Why a file is not imported. `newer`: a later version of the app wrote it. `no words`: it is valid but has no words. */
export type WordsRefusal = { why: 'foreign' | 'newer' | 'damaged' | 'no words' | 'too many' }

/**
 * A row that was left out: its key in the file, the line in which it begins, counted from 1, why, and the beginning of
 * its text. `empty`: there is nothing where the word should be. `long`: the word is longer than a word. `damaged`: a
 * letter of it is. `word` is what stands there.
 */
export type LeftRow = {
  key: number
  line: number
  why: 'empty' | 'no-malayalam' | 'long' | 'damaged'
  shown: string
  word: string
}

/**
 * The words of a file, each once and in our spelling, its reviews if it has some, the number of entries
 * without a Malayalam word, the rows of a table that were left out, and what was joined or cut.
 */
export type WordsFile =
  | {
      type: 'sound'
      words: SavedWord[]
      reviews: ReviewRecord[]
      skipped: number
      left?: readonly LeftRow[]
      doubts?: readonly Note[]
    }
  | { type: 'refused'; refusal: WordsRefusal }

export const refused = (refusal: WordsRefusal): WordsFile => ({ type: 'refused', refusal })

/** The most words that a learner can have. */
export const mostWordsRead = 20_000

/** The words of a file, each once: one that is there again adds its meanings to those of the first. */
export function soundWords(
  words: readonly SavedWord[],
  { reviews = [], skipped = 0, left = [], doubts = [] }: Partial<Omit<Sound, 'type' | 'words'>> = {},
): WordsFile {
  if (words.length > mostWordsRead) return refused({ why: 'too many' })
  if (words.length === 0) return refused({ why: 'no words' })
  const byKey = new Map<string, SavedWord>()
  const again: string[] = []
  for (const read of words) {
    const saved = { ...read, word: normalise(read.word) }
    const key = keyOf(saved.word)
    const known = byKey.get(key)
    const joined = known ? withMeaningsOf(known, saved) : saved
    if (known && joined.meaning !== known.meaning) again.push(`${saved.word}: ${joined.meaning}`)
    byKey.set(key, joined)
  }
  const told = [...doubts, ...noteOf('joined-words', again)]
  return {
    ...{ type: 'sound', words: [...byKey.values()], reviews: [...reviews], skipped },
    ...(left.length > 0 && { left }),
    ...(told.length > 0 && { doubts: told }),
  }
}

type Sound = Extract<WordsFile, { type: 'sound' }>

/** The most letters of a meaning; what a list says beyond it is cut off. */
export const longestMeaning = 1000

function withMeaningsOf(one: SavedWord, other: SavedWord): SavedWord {
  const parts = (meaning: string) => meaning.split(/\s*[;,]\s*/).filter(Boolean)
  const known = new Set(parts(one.meaning.toLowerCase()))
  const fresh = parts(other.meaning).filter((part) => !known.has(part.toLowerCase()))
  const meaning = [one.meaning, fresh.join(', ')].filter(Boolean).join('; ')
  const metAt = one.metAt ?? other.metAt
  return {
    word: one.word,
    meaning: fresh.length > 0 ? meaning.slice(0, longestMeaning).toWellFormed() : one.meaning,
    pronunciation: one.pronunciation || other.pronunciation,
    ...(metAt && { metAt }),
  }
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
