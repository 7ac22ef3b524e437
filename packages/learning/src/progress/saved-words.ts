import { keyOf } from '@app/malayalam'
import type { SavedWord } from '../vocabulary/saved-word.ts'
import { eachWordOnce, readSavedWords } from '../vocabulary/saved-words.ts'
import type { Progress } from './progress.ts'
import { mostWords } from './records.ts'
import type { WordRecord } from './word-record.ts'

/**
 * The learner's words in the order in which they were first saved. Each is listed once, however often and
 * wherever it was saved.
 */
export function savedWords({ words }: Pick<Progress, 'words'>): SavedWord[] {
  return eachWordOnce(words.flatMap(({ word }) => word ?? []))
}

/** The change that removes a word: it empties every record of it that is known here. */
export function removalOf(progress: Pick<Progress, 'words'>, word: string): WordRecord[] {
  return removalsOf(progress, [word])
}

/** The change that removes several words. */
export function removalsOf({ words }: Pick<Progress, 'words'>, gone: readonly string[]): WordRecord[] {
  const keys = new Set(gone.map(keyOf))
  return words.flatMap(({ id, word }) => (word && keys.has(keyOf(word.word)) ? [{ id, word: null }] : []))
}

/**
 * The valid words of a stored list that are not saved here. Such a list is from a version before there were
 * records, or from another app.
 */
export function unknownWords(progress: Pick<Progress, 'words'>, stored: unknown): SavedWord[] {
  const known = new Set(savedWords(progress).map(({ word }) => keyOf(word)))
  return readSavedWords(stored, mostWords).filter(({ word }) => !known.has(keyOf(word)))
}
