import type { DeviceStorage } from '../storage/device-storage.ts'
import { exclusively } from '../storage/exclusively.ts'
import { progressStorage } from './progress-storage.ts'

/** Merges the waiting changes into the visitor's progress. */
export const mergeChanges = (storage: DeviceStorage) =>
  exclusively(async () => {
    progressStorage(storage).open('visitor')
  })
