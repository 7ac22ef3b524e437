import { removalOf, removalsOf } from '@app/learning/progress'
import type { SavedWord } from '@app/learning/vocabulary'
import { keepChange } from '../progress/journal.ts'
import { progressStorage } from '../progress/progress-storage.ts'
import type { DeviceStorage } from '../storage/device-storage.ts'
import { ownerOf } from '../storage/owner.ts'

/** Saves a word under a new record's id. Returns false if the device has no room. */
export function keepWord(storage: DeviceStorage, id: string, word: SavedWord): boolean {
  return keepChange(storage, id, { words: [{ id, word }] })
}

/** Removes a word, however often it was saved. */
export function dropWord(storage: DeviceStorage, id: string, word: string) {
  const { progress } = progressStorage(storage).read(ownerOf(storage))
  keepChange(storage, id, { words: removalOf(progress, word) })
}

/** Saves new words, and replaces those that changed. Returns false if the device has no room. */
export function keepWords(
  storage: DeviceStorage,
  newIds: (count: number) => readonly string[],
  fresh: readonly SavedWord[],
  changed: readonly SavedWord[],
): boolean {
  const { progress } = progressStorage(storage).read(ownerOf(storage))
  const gone = removalsOf(
    progress,
    changed.map(({ word }) => word),
  )
  const saved = [...changed, ...fresh]
  const [own = '', ...ids] = newIds(saved.length + 1)
  const words = saved.map((word, place) => ({ id: ids[place] ?? '', word }))
  return keepChange(storage, own, { words: [...gone, ...words] })
}
