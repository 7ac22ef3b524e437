import { Trans } from '@lingui/react/macro'
import { Lightbulb } from 'lucide-react'
import { useId, useState } from 'react'
import { MixedText } from '../../ui/mixed-text.tsx'
import { SpeakerButton } from '../../ui/sound/speaker-button.tsx'
import { SpeedButton } from '../../ui/sound/speed-button.tsx'

/** Without a clip, the question is read in silence: the room of the sound's buttons stays. */
type Props = { clip: string | undefined; listen: string; help: string | undefined }

/**
 * The aids of a question: to hear it, to hear it slowly, and a hint that is closed until the learner opens
 * it.
 */
export function QuestionAids({ clip, listen, help }: Props) {
  const [open, setOpen] = useState(false)
  const hint = useId()
  return (
    <>
      {/* If the sound fails, the message stands under the speaker and does not cover the options. */}
      <div className="flex flex-wrap items-center justify-center gap-3 has-[[data-trouble]]:pb-14">
        {clip === undefined ? (
          <p className="flex min-h-14 items-center text-sm text-ink-soft sm:min-h-16">
            <Trans>Read it without sound.</Trans>
          </p>
        ) : (
          <>
            <SpeedButton />
            <SpeakerButton clip={clip} label={listen} size="large" />
          </>
        )}
        {help ? (
          <button
            type="button"
            aria-expanded={open}
            aria-controls={hint}
            onClick={() => setOpen(!open)}
            className="inline-flex min-h-11 items-center gap-1 rounded-full border-2 border-line px-3 font-semibold aria-expanded:border-backwater aria-expanded:bg-backwater-soft"
          >
            <Lightbulb aria-hidden="true" className="size-5" />
            <Trans>Hint</Trans>
          </button>
        ) : (
          <span className="w-14" />
        )}
      </div>
      <p
        id={hint}
        hidden={!open}
        className="max-w-md rounded-2xl bg-backwater-soft px-4 py-1.5 text-sm leading-snug"
      >
        <MixedText text={help ?? ''} />
      </p>
    </>
  )
}
