import { deviceKeys } from '../storage/keys.ts'
import { deviceStorage } from '../storage/safe-storage.ts'

/** Removes what is kept of a learner's videos when they leave the device. */
export function forgetVideos() {
  for (const name of deviceStorage.names())
    if (name.startsWith(deviceKeys.videoPosition) || name.startsWith(deviceKeys.videoSettings))
      deviceStorage.removeItem(name)
  deviceStorage.removeItem(deviceKeys.lastVideo)
}
