import { readVideoSettings, type VideoSettings } from '@app/learning/video'
import { deviceStorage } from './safe-storage.ts'

/** The specification's own name for how far a video was watched, in seconds; the video's id follows. */
export const positionName = 'currentTime_'

/** What was set for a video; its id follows. */
const settingsName = 'videoSettings_'

export const positionOf = (video: string) => ({
  read: () => deviceStorage.getItem(positionName + video),
  keep: (seconds: number) => deviceStorage.setItem(positionName + video, String(seconds)),
})

export const readSettings = (video: string): VideoSettings =>
  readVideoSettings(deviceStorage.readJson(settingsName + video))

export function keepSettings(video: string, settings: VideoSettings) {
  deviceStorage.setItem(settingsName + video, JSON.stringify(settings))
}
