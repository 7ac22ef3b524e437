import type { demoVideo } from '@app/api'
import { DemoScreen } from '../features/video/player/demo-screen.tsx'
import { usePlace } from '../lib/use-place.ts'
import { useVideoWords } from './video-words.tsx'

const video: typeof demoVideo = 'travel'

/** The player of the demo page, fetched when the page is alive. */
export function WatchDemo() {
  const { language } = usePlace()
  const { shown, explained } = useVideoWords(video)
  return (
    <>
      <DemoScreen id={video} language={language} {...shown} />
      {explained}
    </>
  )
}
