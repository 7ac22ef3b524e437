import type { VideoSettings } from '@app/learning/video'
import { useState } from 'react'
import { keepSettings, readSettings } from '../../../device/videos/video-storage.ts'

export type ChangeSettings = (change: Partial<VideoSettings>) => void

/** The learner's settings for a video. Each change is kept on the device. */
export function useVideoSettings(video: string): [settings: VideoSettings, change: ChangeSettings] {
  const [settings, set] = useState(() => readSettings(video))
  return [
    settings,
    (change) => {
      const changed = { ...settings, ...change }
      set(changed)
      keepSettings(video, changed)
    },
  ]
}
