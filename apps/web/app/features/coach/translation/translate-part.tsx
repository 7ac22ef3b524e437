import { type Translating, translationBatches } from '@app/learning/coach'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { ProgressBar } from '../../../ui/progress.tsx'
import { CreditsLeft } from '../credits-left.tsx'
import { type Translation, useTranslating } from './use-translating.ts'

type Props = Translation & { lines: readonly { text: string; translation?: string | undefined }[] }

/**
 * Lets an AI coach translate the lines without a translation. It shows the cost, the progress and errors. It
 * shows nothing if there are no such lines.
 */
export function TranslatePart({ lines, ...translation }: Props) {
  const { t } = useLingui()
  const { translating, dispatch, service } = useTranslating(translation)
  const { state } = translating
  const end = useRef<HTMLParagraphElement>(null)
  const [begun, setBegun] = useState(false)
  const batches = translationBatches(lines)
  const total = linesIn(batches)
  const isDone = total === 0 && state === 'idle'

  // The button disappears with the last line, so the focus moves to the message.
  useEffect(() => {
    if (isDone && begun) end.current?.focus()
  }, [isDone, begun])

  if (!service) return null
  if (isDone)
    return (
      <p ref={end} tabIndex={-1} role="status" className="my-3 font-semibold text-accent empty:hidden">
        {begun && <Trans>The lines are translated.</Trans>}
      </p>
    )

  const { credits, model } = service
  const affordable = credits ? batches.slice(0, credits.left) : batches
  const count = linesIn(affordable)
  function begin() {
    setBegun(true)
    dispatch({ type: 'begin', batches: affordable })
  }
  return (
    <section
      aria-label={t`Translation`}
      className="my-4 grid gap-2 rounded-2xl border-2 border-line bg-surface p-3 text-sm"
    >
      <p>
        {model ? (
          <Trans>
            The lines are sent to an AI service (<bdi>{model}</bdi>), and its English may be wrong.
          </Trans>
        ) : (
          <Trans>The lines are sent to an AI service, and its English may be wrong.</Trans>
        )}{' '}
        {credits && <CreditsLeft {...credits} />}
      </p>
      {translating.state === 'stopped' && (
        <p role="alert" className="font-semibold text-laterite">
          {translating.sentence ?? <Trans>Error fetching data.</Trans>}
        </p>
      )}
      {translating.state === 'asking' && <HowFar translating={translating} />}
      {state === 'asking' || count > 0 ? (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button
            variant={state === 'asking' ? 'quiet' : 'primary'}
            className="w-full text-base sm:w-auto"
            onClick={state === 'asking' ? () => dispatch({ type: 'cancel' }) : begin}
          >
            {state === 'asking' ? (
              <Trans>Cancel</Trans>
            ) : (
              <Plural value={count} one="Translate # line" other="Translate # lines" />
            )}
          </Button>
          {state !== 'asking' && (
            <p>
              <Plural
                value={affordable.length}
                one="It costs # credit at most."
                other="It costs # credits at most."
              />{' '}
              {count < total && (
                <Trans>
                  Your credits of today are enough for {count} of {total} lines.
                </Trans>
              )}
            </p>
          )}
        </div>
      ) : (
        <p>
          <Trans>Tomorrow there are new credits.</Trans>
        </p>
      )}
    </section>
  )
}

function HowFar({
  translating: { batches, next },
}: {
  translating: Extract<Translating, { state: 'asking' }>
}) {
  const { t } = useLingui()
  const done = linesIn(batches.slice(0, next))
  const all = linesIn(batches)
  return (
    <>
      <p role="status">
        <Trans>
          Translated: {done} of {all} lines
        </Trans>
      </p>
      <ProgressBar label={t`Translation`} value={done} max={all} />
    </>
  )
}

const linesIn = (batches: readonly (readonly number[])[]) =>
  batches.reduce((count, batch) => count + batch.length, 0)
