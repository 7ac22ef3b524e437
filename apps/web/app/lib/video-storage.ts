import { demoVideo } from '@app/api/paths'
import { readVideoSettings, type VideoSettings } from '@app/learning/video'
import { positionName, settingsName } from './forget-videos.ts'
import { deviceStorage } from './safe-storage.ts'
import { sessionStore } from './session.ts'

/** A tab that hears late that its learner has signed out keeps nothing of theirs any more; the demo is everybody's. */
export const positionOf = (video: string) => ({
  read: () => deviceStorage.getItem(positionName + video),
  keep(seconds: number) {
    if (video === demoVideo || sessionStore.getState().user)
      deviceStorage.setItem(positionName + video, String(seconds))
  },
})

export const readSettings = (video: string): VideoSettings =>
  readVideoSettings(deviceStorage.readJson(settingsName + video))

export function keepSettings(video: string, settings: VideoSettings) {
  deviceStorage.setItem(settingsName + video, JSON.stringify(settings))
}
