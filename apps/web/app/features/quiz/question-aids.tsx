import { Trans } from '@lingui/react/macro'
import { Lightbulb } from 'lucide-react'
import { useId, useState } from 'react'
import { Listen } from '../../asking/listen.tsx'
import { MixedText } from '../../ui/mixed-text.tsx'

/** Without a clip, the question is read in silence: the room of the sound's buttons stays. */
type Props = { clip: string | undefined; help: string | undefined }

/**
 * The aids of a question: to hear it, to hear it slowly, and a hint that is closed until the learner opens
 * it.
 */
export function QuestionAids({ clip, help }: Props) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const hint = help && (
    <button
      type="button"
      aria-expanded={open}
      aria-controls={id}
      onClick={() => setOpen(!open)}
      className="inline-flex min-h-11 items-center gap-1 rounded-full border-2 border-line px-3 font-semibold aria-expanded:border-backwater aria-expanded:bg-backwater-soft"
    >
      <Lightbulb aria-hidden="true" className="size-5" />
      <Trans>Hint</Trans>
    </button>
  )
  return (
    <>
      {clip === undefined ? (
        <div className="flex min-h-14 items-center justify-center gap-3 sm:min-h-16">
          <p className="text-sm text-ink-soft">
            <Trans>Read it without sound.</Trans>
          </p>
          {hint}
        </div>
      ) : (
        <Listen clip={clip}>{hint || undefined}</Listen>
      )}
      <p
        id={id}
        hidden={!open}
        className="max-w-md rounded-2xl bg-backwater-soft px-4 py-1.5 text-sm leading-snug"
      >
        <MixedText text={help ?? ''} />
      </p>
    </>
  )
}
