import type { VideoSettings } from '@app/learning/video'
import { useState } from 'react'
import { keepSettings, readSettings } from '../../../storage/video-storage.ts'

export type ChangeSettings = (change: Partial<VideoSettings>) => void

/** What the learner has set for a video, kept on the device with each change. */
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
