import type { Owner } from '../sync/progress/journal.ts'
import { deviceKeys } from './keys.ts'
import { deviceStorage } from './safe-storage.ts'

/** Removes the text that somebody pasted while they were signed in, when they leave the device. */
export function forgetTextOf(owner: Owner) {
  if (deviceStorage.getItem(deviceKeys.readingOwner) === owner) forgetText()
}

export function forgetText() {
  for (const kept of [deviceKeys.readingText, deviceKeys.readingOwner, deviceKeys.readingTranslations])
    deviceStorage.removeItem(kept)
}
