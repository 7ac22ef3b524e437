import type { SavedWord } from '@app/learning/vocabulary'
import { deviceStorage } from './safe-storage.ts'

/** The specification's own name for the list. */
export const savedWordsName = 'savedWords'

const watchers = new Set<() => void>()

/**
 * Puts a list in the place of the one that is kept, and tells this tab's screens; other tabs hear of it by themselves. False says that
 * the device has no room for it.
 */
export function writeSavedWords(words: readonly SavedWord[]): boolean {
  const text = JSON.stringify(words)
  if ((deviceStorage.getItem(savedWordsName) ?? '[]') === text) return true
  deviceStorage.setItem(savedWordsName, text)
  tellSavedWords()
  return deviceStorage.getItem(savedWordsName) === text
}

/** To be called when the list was written by somebody else in this tab. */
export function tellSavedWords() {
  for (const changed of watchers) changed()
}

/** Hears of every change, made in this tab or in another. */
export function watchSavedWords(changed: () => void) {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === savedWordsName || key === null) changed()
  }
  watchers.add(changed)
  window.addEventListener('storage', onStorage)
  return () => {
    watchers.delete(changed)
    window.removeEventListener('storage', onStorage)
  }
}
