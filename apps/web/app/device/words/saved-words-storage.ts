import type { SavedWord } from '@app/learning/vocabulary'
import { deviceKeys } from '../storage/keys.ts'
import { watchKeys } from '../storage/watch-keys.ts'
import { nameFor, targetStorage } from '../target-language/target-language.ts'

const { watch, notify } = watchKeys(nameFor(deviceKeys.savedWords))

/** Calls its watcher at every change, made in this tab or in another. */
export const watchSavedWords = watch

/** Call this after other code in this tab has written the list. */
export const notifySavedWords = notify

/**
 * Replaces the kept list and updates this tab's screens. Other tabs notice by themselves. Returns false if
 * the device has no room for it.
 */
export function writeSavedWords(words: readonly SavedWord[], storage = targetStorage): boolean {
  const text = JSON.stringify(words)
  if ((storage.getItem(deviceKeys.savedWords) ?? '[]') === text) return true
  storage.setItem(deviceKeys.savedWords, text)
  notifySavedWords()
  return storage.getItem(deviceKeys.savedWords) === text
}
