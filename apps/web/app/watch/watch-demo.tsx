import { usePlace } from '../addresses/use-place.ts'
import { DemoScreen } from '../features/video/player/demo/demo-screen.tsx'
import { useVideoWords } from './video-words.tsx'

/** The player of the demo page, loaded when the page is hydrated. */
export function WatchDemo({ film }: { film: string }) {
  const { language } = usePlace()
  const { shown, explained } = useVideoWords(film)
  return (
    <>
      <DemoScreen id={film} language={language} {...shown} />
      {explained}
    </>
  )
}
