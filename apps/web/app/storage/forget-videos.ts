import { deviceStorage } from './safe-storage.ts'

/** The specification's own name for how far a video was watched, in seconds; the video's id follows. */
export const positionName = 'currentTime_'

/** What was set for a video; its id follows. */
export const settingsName = 'videoSettings_'

/** What a learner watched, and how, leaves the device with them. */
export function forgetVideos() {
  for (const name of deviceStorage.names())
    if (name.startsWith(positionName) || name.startsWith(settingsName)) deviceStorage.removeItem(name)
}
