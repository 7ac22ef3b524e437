import { mostWords } from '@app/learning/progress'
import { readSavedWords, type SavedWord } from '@app/learning/vocabulary'
import { keyOf } from '@app/malayalam'
import { useSyncExternalStore } from 'react'
import { nextRecordId } from './progress/next-record-id.ts'
import { passOn } from './progress/record.ts'
import { dropWord, keepWord } from './progress/words.ts'
import { deviceStorage } from './safe-storage.ts'
import { savedWordsName, watchSavedWords, writeSavedWords } from './saved-words-storage.ts'

type Saved = { words: readonly SavedWord[]; keys: ReadonlySet<string> }

/** The learner's words, oldest first, and the keys they are known by; undefined in the prerendered page, which knows of none. */
export function useSavedWords(): Saved | undefined {
  return useSyncExternalStore(watchSavedWords, savedNow, () => undefined)
}

/** Saves a word, here and for the learner's other devices. One that is saved already, in whatever spelling, stays as it is. */
export function saveWord(word: SavedWord) {
  const { words, keys } = savedNow()
  if (keys.has(keyOf(word.word))) return
  writeSavedWords([...words, word])
  keepWord(deviceStorage, nextRecordId(), word)
  passOn()
}

/** Removes a word from the list, however often it was saved. */
export function removeWord(word: string) {
  const key = keyOf(word)
  writeSavedWords(savedNow().words.filter((saved) => keyOf(saved.word) !== key))
  dropWord(deviceStorage, nextRecordId(), word)
  passOn()
}

let text: string | null | undefined
let saved: Saved = { words: [], keys: new Set() }

/** What is damaged in the list is left out. The same list as before is the same value. */
function savedNow(): Saved {
  const kept = deviceStorage.getItem(savedWordsName)
  if (kept !== text) {
    text = kept
    const words = readSavedWords(deviceStorage.readJson(savedWordsName), mostWords)
    saved = { words, keys: new Set(words.map(({ word }) => keyOf(word))) }
  }
  return saved
}
