import { demoVideo } from '@app/api'
import { readVideoSettings, type VideoSettings } from '@app/learning/video'
import { deviceStorage } from './safe-storage.ts'
import { sessionStore } from './session.ts'

/** The specification's own name for how far a video was watched, in seconds; the video's id follows. */
export const positionName = 'currentTime_'

/** What was set for a video; its id follows. */
const settingsName = 'videoSettings_'

/** A tab that hears late that its learner has signed out keeps nothing of theirs any more; the demo is everybody's. */
export const positionOf = (video: string) => ({
  read: () => deviceStorage.getItem(positionName + video),
  keep(seconds: number) {
    if (video === demoVideo || sessionStore.getState().user)
      deviceStorage.setItem(positionName + video, String(seconds))
  },
})

/** What a learner watched, and how, leaves the device with them. */
export function forgetVideos() {
  for (const name of deviceStorage.names())
    if (name.startsWith(positionName) || name.startsWith(settingsName)) deviceStorage.removeItem(name)
}

export const readSettings = (video: string): VideoSettings =>
  readVideoSettings(deviceStorage.readJson(settingsName + video))

export function keepSettings(video: string, settings: VideoSettings) {
  deviceStorage.setItem(settingsName + video, JSON.stringify(settings))
}
