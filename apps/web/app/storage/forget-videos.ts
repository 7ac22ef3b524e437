import { deviceKeys } from './keys.ts'
import { deviceStorage } from './safe-storage.ts'

/** What a learner watched, and how, leaves the device with them. */
export function forgetVideos() {
  for (const name of deviceStorage.names())
    if (name.startsWith(deviceKeys.videoPosition) || name.startsWith(deviceKeys.videoSettings))
      deviceStorage.removeItem(name)
}
