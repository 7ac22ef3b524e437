import { parseVideoId } from '@app/learning/video'
import type { MetAt } from '@app/learning/vocabulary'
import { Trans, useLingui } from '@lingui/react/macro'
import { BookOpen, Clapperboard } from 'lucide-react'
import { useState } from 'react'
import { usePlace } from '../../addresses/use-place.ts'
import { stopClip } from '../../sound/sound.ts'
import { Button, LinkButton } from '../../ui/button.tsx'

/** The length in seconds of a line without a known end. */
const usualLine = 5

/**
 * Shows again where a word was met: a part of our film here, or a link to the page of another video or text.
 */
export function FilmPart({ metAt: { video, start, duration = usualLine } }: { metAt: MetAt }) {
  if (!video) return null
  if (parseVideoId(video).source === 'film')
    return <PartOfOurs film={video} start={start ?? 0} duration={duration} />
  return <LinkToMoment video={video} start={start} />
}

/** Loaded when the learner asks for it. It replaces the button that was pressed and takes its focus. */
function PartOfOurs({ film, start, duration }: { film: string; start: number; duration: number }) {
  const { t } = useLingui()
  const [state, setState] = useState<'offered' | 'shown' | 'missing'>('offered')

  function show() {
    stopClip()
    setState('shown')
  }

  if (state === 'missing')
    return (
      <p ref={goThere} role="alert" tabIndex={-1} className={`mt-3 outline-none ${aboveGrades}`}>
        <Trans>Go online once to get this film.</Trans>
      </p>
    )
  if (state === 'shown')
    return (
      // biome-ignore lint/a11y/useMediaCaption: it plays one line, and a part cannot be met without that line, which stands above as text
      <video
        ref={goThere}
        controls
        autoPlay
        playsInline
        tabIndex={0}
        aria-label={t`The part of the film`}
        src={`/films/${film}.mp4#t=${start},${start + duration}`}
        onPlay={stopClip}
        onError={() => setState('missing')}
        className={`mt-3 aspect-video w-full max-w-sm rounded-2xl bg-raised ${aboveGrades}`}
      />
    )
  return (
    <Button variant="quiet" className="mt-3 text-base" onClick={show}>
      <Clapperboard aria-hidden="true" className="size-5" />
      <Trans>See it in the film</Trans>
    </Button>
  )
}

/** The grade buttons cover the lower edge of the screen. */
const aboveGrades = 'scroll-mb-40'

function goThere(element: HTMLElement | null) {
  element?.focus({ preventScroll: true })
  element?.scrollIntoView({ block: 'nearest' })
}

/** A text without times has no moment to go to, so the link opens it for reading. */
function LinkToMoment({ video, start }: { video: string; start: number | undefined }) {
  const { to } = usePlace()
  const id = encodeURIComponent(video)
  if (start === undefined)
    return (
      <LinkButton to={`${to('/read')}?vid=${id}`} variant="quiet" className="mt-3 text-base">
        <BookOpen aria-hidden="true" className="size-5" />
        <Trans>See it in the text</Trans>
      </LinkButton>
    )
  return (
    <LinkButton to={`${to('/youtube2')}?vid=${id}&t=${start}`} variant="quiet" className="mt-3 text-base">
      <Clapperboard aria-hidden="true" className="size-5" />
      <Trans>See it in the video</Trans>
    </LinkButton>
  )
}
