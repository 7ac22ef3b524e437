import { countLetters, longestNote, mostNoteLetters } from '@app/api/paths'
import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { usePlace } from '../addresses/use-place.ts'
import { useHydrated } from '../prerender/use-hydrated.ts'
import { Button } from '../ui/button.tsx'
import { TextArea } from '../ui/form/text-area.tsx'
import type { About } from './about.ts'
import { isEnough, makeReport, type Outcome } from './make-report.ts'
import { ReportOutcome } from './report-outcome.tsx'
import { SentAlong } from './sent-along.tsx'

type Props = {
  about: About
  /** Closes the dialog around the form, if there is one. */
  onClose?: () => void
}

type State = 'writing' | 'empty' | 'too long' | 'sending' | Outcome

/** The form for a report: it shows what is sent, takes the note, and says what happened to it. */
export function ReportForm({ about, onClose }: Props) {
  const { t } = useLingui()
  const { language } = usePlace()
  const [note, setNote] = useState('')
  const [state, setState] = useState<State>('writing')
  const form = useRef<HTMLFormElement>(null)
  const hydrated = useHydrated()
  const isInDialog = onClose !== undefined

  const letters = countLetters(note.trim())
  const isTooLong = letters > mostNoteLetters

  useEffect(() => {
    // Text that was typed before hydration counts.
    setNote(form.current?.querySelector('textarea')?.value ?? '')
    if (isEnough()) setState('enough')
    else if (isInDialog) form.current?.querySelector('textarea')?.focus()
  }, [isInDialog])

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (state === 'sending') return
    if (letters === 0 || isTooLong) {
      setState(letters === 0 ? 'empty' : 'too long')
      form.current?.querySelector('textarea')?.focus()
      return
    }
    setState('sending')
    setState(await makeReport(about, note.trim(), language))
  }

  if (state === 'sent' || state === 'offline' || state === 'later' || state === 'enough')
    return (
      <>
        <ReportOutcome outcome={state} />
        {onClose && (
          <Button variant="quiet" onClick={onClose} className="mt-4 w-full">
            <Trans>Close</Trans>
          </Button>
        )}
      </>
    )

  return (
    <form ref={form} noValidate onSubmit={submit} className="noscript:hidden">
      <TextArea
        label={about.kind === 'page' ? t`Your message` : t`What is wrong?`}
        hint={t`${letters} of ${mostNoteLetters} letters`}
        rows={4}
        maxLength={longestNote}
        value={note}
        aria-invalid={state === 'empty' || state === 'too long'}
        onChange={({ target }) => {
          setNote(target.value)
          if (state !== 'sending') setState('writing')
        }}
      />
      <SentAlong about={about} />
      <p role="alert" className="font-semibold text-laterite not-empty:mt-3">
        {state === 'empty' && <Trans>Please write something first.</Trans>}
        {state === 'too long' && (
          <Trans>That is too long: a report has at most {mostNoteLetters} letters.</Trans>
        )}
        {state === 'lost' && (
          <Trans>
            It was not sent: this browser has no room left to keep it. Free some space, then try again.
          </Trans>
        )}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button type="submit" disabled={!hydrated} aria-disabled={state === 'sending'} className="grow">
          {state === 'sending' ? t`Sending…` : t`Send`}
        </Button>
        {onClose && (
          <Button variant="quiet" onClick={onClose} className="grow">
            <Trans>Cancel</Trans>
          </Button>
        )}
      </div>
    </form>
  )
}
