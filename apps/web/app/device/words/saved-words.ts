import { mostWords } from '@app/learning/progress'
import { eachWordOnce, readSavedWords, type SavedWord } from '@app/learning/vocabulary'
import { keyOf, normalise } from '@app/malayalam'
import { useSyncExternalStore } from 'react'
import { nextRecordId, nextRecordIds } from '../learner/next-record-id.ts'
import { passOn } from '../progress/pass-on.ts'
import { deviceKeys } from '../storage/keys.ts'
import { targetStorage } from '../target-language/target-language.ts'
import { watchSavedWords, writeSavedWords } from './saved-words-storage.ts'
import { dropWord, keepWord, keepWords } from './words.ts'

type Saved = { words: readonly SavedWord[]; keys: ReadonlyMap<string, SavedWord> }

/** The learner's words, oldest first, and each under its key. Undefined in the prerendered page. */
export function useSavedWords(): Saved | undefined {
  return useSyncExternalStore(watchSavedWords, savedNow, () => undefined)
}

/**
 * Saves a word, here and for the learner's other devices. A word that is already saved, in any spelling,
 * stays as it is; the place where it was met is added if it had none. Returns false if the device has no
 * room, and then nothing changes.
 */
export function saveWord(asFound: SavedWord): boolean {
  const word = { ...asFound, word: normalise(asFound.word) }
  const { words, keys } = savedNow()
  const known = keys.get(keyOf(word.word))
  if (known && (known.metAt || !word.metAt)) return true
  if (!writeSavedWords(eachWordOnce([...words, word]))) return false
  if (!keepWord(targetStorage, nextRecordId(), word)) {
    writeSavedWords(words)
    return false
  }
  passOn()
  return true
}

/**
 * Saves many words at once, each as `saveWord` does. Returns those that are new, or none if the device has no
 * room.
 */
export function saveWords(words: readonly SavedWord[]): readonly SavedWord[] {
  const { keys } = savedNow()
  const plain = words.map((saved) => ({ ...saved, word: normalise(saved.word) }))
  const fresh = eachWordOnce(plain).filter(({ word }) => !keys.has(keyOf(word)))
  return addWords(fresh, []) ? fresh : []
}

/** Removes many words at once. */
export function removeWords(words: readonly SavedWord[]) {
  const keys = new Set(words.map(({ word }) => keyOf(word)))
  writeSavedWords(savedNow().words.filter(({ word }) => !keys.has(keyOf(word))))
  for (const { word } of words) dropWord(targetStorage, nextRecordId(), word)
  passOn()
}

/**
 * Adds words: new ones at the end, changed ones in place of the saved ones. All or none: returns false if the
 * device has no room.
 */
export function addWords(fresh: readonly SavedWord[], changed: readonly SavedWord[]): boolean {
  const { words } = savedNow()
  const byKey = new Map(changed.map((word) => [keyOf(word.word), word]))
  const list = [...words.map((word) => byKey.get(keyOf(word.word)) ?? word), ...fresh]
  if (!writeSavedWords(list)) return false
  if (!keepWords(targetStorage, nextRecordIds, fresh, changed)) {
    writeSavedWords(words)
    return false
  }
  passOn()
  return true
}

/** Removes a word from the list, however often it was saved. */
export function removeWord(word: string) {
  const key = keyOf(word)
  writeSavedWords(savedNow().words.filter((saved) => keyOf(saved.word) !== key))
  dropWord(targetStorage, nextRecordId(), word)
  passOn()
}

let text: string | null | undefined
let saved: Saved = { words: [], keys: new Map() }

/** Damaged entries are left out. An unchanged list is the same value. */
function savedNow(): Saved {
  const kept = targetStorage.getItem(deviceKeys.savedWords)
  if (kept !== text) {
    text = kept
    // Two words of an older version can have one key today.
    const words = eachWordOnce(readSavedWords(targetStorage.readJson(deviceKeys.savedWords), mostWords))
    saved = { words, keys: new Map(words.map((word) => [keyOf(word.word), word])) }
  }
  return saved
}

/** The keys of the saved words, as they are now. */
export const savedKeysNow = (): string[] => [...savedNow().keys.keys()]

/** The saved words, as they are now. */
export const savedWordsNow = (): readonly SavedWord[] => savedNow().words
