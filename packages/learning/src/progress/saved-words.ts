import { keyOf } from '@app/malayalam'
import * as v from 'valibot'
import type { Progress } from './progress.ts'
import { mostWords } from './records.ts'
import { SavedWord, type WordRecord } from './word-record.ts'

/** The learner's words, each once however often and wherever it was saved, in the order of their first saving. */
export function savedWords({ words }: Pick<Progress, 'words'>): SavedWord[] {
  const byKey = new Map<string, SavedWord>()
  for (const { word } of words) {
    if (!word) continue
    const key = keyOf(word.word)
    if (!byKey.has(key)) byKey.set(key, word)
  }
  return [...byKey.values()]
}

/** The change that removes a word: every saving of it that is known here is emptied. */
export function removalOf({ words }: Pick<Progress, 'words'>, word: string): WordRecord[] {
  const key = keyOf(word)
  return words.flatMap(({ id, word: saved }) =>
    saved && keyOf(saved.word) === key ? [{ id, word: null }] : [],
  )
}

/** The sound words of a stored list that are not saved here: a list from before there were records, or another app's. */
export function unknownWords(progress: Pick<Progress, 'words'>, stored: unknown): SavedWord[] {
  const known = new Set(savedWords(progress).map(({ word }) => keyOf(word)))
  const listed = Array.isArray(stored) ? stored.slice(0, mostWords) : []
  return listed.flatMap((item) => {
    const read = v.safeParse(SavedWord, item)
    return read.success && !known.has(keyOf(read.output.word)) ? [read.output] : []
  })
}
