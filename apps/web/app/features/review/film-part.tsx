import type { MetAt } from '@app/learning/vocabulary'
import { Trans, useLingui } from '@lingui/react/macro'
import { Clapperboard } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'

/** Seconds of a line whose end nobody has told. */
const usualLine = 5

/** The part of one of our films from which a word came; it is fetched when the learner asks for it. */
export function FilmPart({ metAt: { video, start = 0, duration = usualLine } }: { metAt: MetAt }) {
  const { t } = useLingui()
  const [state, setState] = useState<'offered' | 'shown' | 'missing'>('offered')
  if (!video || !isOurFilm(video)) return null

  if (state === 'missing')
    return (
      <p role="alert" className="mt-3">
        <Trans>The film did not arrive. It needs the network, the first time.</Trans>
      </p>
    )
  if (state === 'shown')
    return (
      // biome-ignore lint/a11y/useMediaCaption: the line that is spoken stands above, with its translation
      <video
        controls
        autoPlay
        playsInline
        aria-label={t`The part of the film`}
        src={`/films/${video}.mp4#t=${start},${start + duration}`}
        onError={() => setState('missing')}
        className="mt-3 aspect-video w-full max-w-sm rounded-2xl bg-raised"
      />
    )
  return (
    <Button look="quiet" className="mt-3 text-base" onClick={() => setState('shown')}>
      <Clapperboard aria-hidden="true" className="size-5" />
      <Trans>See it in the film</Trans>
    </Button>
  )
}

/** A provider's video has an id of eleven characters, a learner's own file a number: our films have a word. */
const isOurFilm = (video: string) => /^[a-z]{3,10}$/.test(video)
