import { removalOf } from '@app/learning/progress'
import type { SavedWord } from '@app/learning/vocabulary'
import type { DeviceStorage } from '../device-storage.ts'
import { keepChange, ownerOf } from './journal.ts'
import { progressStorage } from './progress-storage.ts'

/** Saves a word under a new record's id. */
export function keepWord(storage: DeviceStorage, id: string, word: SavedWord) {
  keepChange(storage, id, { words: [{ id, word }] })
}

/** Removes a word, however often it was saved. */
export function dropWord(storage: DeviceStorage, id: string, word: string) {
  const { progress } = progressStorage(storage).read(ownerOf(storage))
  keepChange(storage, id, { words: removalOf(progress, word) })
}
