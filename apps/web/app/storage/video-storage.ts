import { demoVideo } from '@app/api/paths'
import { readVideoSettings, type VideoSettings } from '@app/learning/video'
import { sessionStore } from '../session/session.ts'
import { deviceKeys } from './keys.ts'
import { deviceStorage } from './safe-storage.ts'

/**
 * A tab that learns late of a sign-out keeps nothing more of that learner. The demo is the same for
 * everybody.
 */
export const positionOf = (video: string) => ({
  read: () => deviceStorage.getItem(deviceKeys.videoPosition + video),
  keep(seconds: number) {
    if (video !== demoVideo && !sessionStore.getState().user) return
    deviceStorage.setItem(deviceKeys.videoPosition + video, String(seconds))
    deviceStorage.setItem(deviceKeys.lastVideo, video)
  },
})

/** The id of the video watched last on this device. */
export const lastVideo = () => deviceStorage.getItem(deviceKeys.lastVideo)

export const readSettings = (video: string): VideoSettings =>
  readVideoSettings(deviceStorage.readJson(deviceKeys.videoSettings + video))

export function keepSettings(video: string, settings: VideoSettings) {
  deviceStorage.setItem(deviceKeys.videoSettings + video, JSON.stringify(settings))
}
