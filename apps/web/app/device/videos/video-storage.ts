import { demoVideo } from '@app/api/paths'
import { readVideoSettings, type VideoSettings } from '@app/learning/video'
import { deviceKeys } from '../storage/keys.ts'
import { deviceStorage } from '../storage/safe-storage.ts'

/** How far a video was watched on this device. */
export const watchedTo = (video: string) => deviceStorage.getItem(deviceKeys.videoPosition + video)

/**
 * A tab that learns late of a sign-out keeps nothing more of that learner. The demo is the same for
 * everybody.
 */
export const positionOf = (video: string, isSignedIn: () => boolean) => ({
  read: () => watchedTo(video),
  keep(seconds: number) {
    if (video !== demoVideo && !isSignedIn()) return
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
