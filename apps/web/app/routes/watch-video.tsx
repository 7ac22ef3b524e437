import { readPosition } from '@app/learning/video'
import { Suspense, useLayoutEffect } from 'react'
import { useNavigate } from 'react-router'
import { VideoScreen } from '../features/video/player/video-screen.tsx'
import { usePlace } from '../lib/use-place.ts'
import { positionOf } from '../lib/video-storage.ts'
import { lateComponent } from '../ui/late.tsx'
import { useVideoWords } from './video-words.tsx'

const TranslateText = lateComponent(() =>
  import('./translate-text.tsx').then(({ TranslateText }) => TranslateText),
)

/** The player for who is signed in: fetched by the video page when it is wanted. */
export function WatchVideo({ id, moment }: { id: string; moment: string | null }) {
  const { language, to } = usePlace()
  useMoment(id, moment)
  const { shown, explained } = useVideoWords(id)
  return (
    <>
      <VideoScreen
        id={id}
        language={language}
        levelAddress={to('/level')}
        {...shown}
        {...(id.startsWith('own-') && {
          renderTranslating: (lines, onTranslated) => (
            <Suspense>
              <TranslateText video={id} lines={lines} onTranslated={onTranslated} />
            </Suspense>
          ),
        })}
      />
      {explained}
    </>
  )
}

/**
 * Who comes for a moment of the video is there from now on, as if they had gone there themselves: it is kept as where they are, and leaves the
 * address, so that a reload goes on where they have come to.
 */
function useMoment(id: string, moment: string | null) {
  const navigate = useNavigate()
  const { to } = usePlace()
  const address = `${to('/youtube2')}?${new URLSearchParams({ vid: id })}`
  // Before the player asks where to go on.
  useLayoutEffect(() => {
    if (moment === null) return
    positionOf(id).keep(readPosition(moment))
    void navigate(address, { replace: true })
  }, [id, moment, address, navigate])
}
