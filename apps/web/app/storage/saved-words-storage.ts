import type { SavedWord } from '@app/learning/vocabulary'
import { deviceKeys } from './keys.ts'
import { deviceStorage } from './safe-storage.ts'
import { watchKeys } from './watch-keys.ts'

const { watch, tell } = watchKeys(deviceKeys.savedWords)

/** Hears of every change, made in this tab or in another. */
export const watchSavedWords = watch

/** To be called when the list was written by somebody else in this tab. */
export const tellSavedWords = tell

/**
 * Puts a list in the place of the one that is kept, and tells this tab's screens; other tabs hear of it by themselves. False says that
 * the device has no room for it.
 */
export function writeSavedWords(words: readonly SavedWord[]): boolean {
  const text = JSON.stringify(words)
  if ((deviceStorage.getItem(deviceKeys.savedWords) ?? '[]') === text) return true
  deviceStorage.setItem(deviceKeys.savedWords, text)
  tellSavedWords()
  return deviceStorage.getItem(deviceKeys.savedWords) === text
}
