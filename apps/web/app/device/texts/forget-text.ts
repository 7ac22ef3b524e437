import { deviceKeys } from '../storage/keys.ts'
import type { Owner } from '../storage/owner.ts'
import { deviceStorage } from '../storage/safe-storage.ts'

/** Removes the text that somebody pasted while they were signed in, when they leave the device. */
export function forgetTextOf(owner: Owner) {
  if (deviceStorage.getItem(deviceKeys.readingOwner) === owner) forgetText()
}

export function forgetText() {
  for (const kept of [deviceKeys.readingText, deviceKeys.readingOwner, deviceKeys.readingTranslations])
    deviceStorage.removeItem(kept)
}
