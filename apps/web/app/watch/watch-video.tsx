import { parseVideoId } from '@app/learning/video'
import { usePlace } from '../addresses/use-place.ts'
import { TranslateText } from '../features/coach/translation/translate-text.tsx'
import { VideoScreen } from '../features/video/player/video-screen.tsx'
import { useVideoWords } from './video-words.tsx'

/** The player of the video page, for signed-in learners. The page loads it when it is needed. */
export function WatchVideo({ id }: { id: string }) {
  const { language, to } = usePlace()
  const { shown, explained } = useVideoWords(id)
  return (
    <>
      <VideoScreen
        id={id}
        language={language}
        levelAddress={to('/level')}
        {...shown}
        {...(parseVideoId(id).source === 'own' && {
          renderTranslating: (lines, onTranslated) => (
            <TranslateText video={id} lines={lines} onTranslated={onTranslated} />
          ),
        })}
      />
      {explained}
    </>
  )
}
