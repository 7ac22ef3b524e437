import { keyOf } from '@app/malayalam'
import type { Progress } from './progress.ts'
import type { SavedWord, WordRecord } from './word-record.ts'

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
