import type { CoachEvent, CoachSession } from '@app/learning/coach'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import { Button } from '../../ui/button.tsx'
import { inputShape } from '../../ui/form/labelled.tsx'
import { AnswerBox } from './answer-box.tsx'

type Props = {
  session: CoachSession
  isChecking: boolean
  dispatch: (event: CoachEvent) => void
  renderText: (text: string) => ReactNode
  /** The area to trace the sentence on. */
  children: ReactNode
}

/** The learner's own guesses, and the coach's comments on them. */
export function PracticePart({ session, isChecking, dispatch, renderText, children }: Props) {
  const { t } = useLingui()
  const { guess, feedback } = session
  const isOfEnglish = session.learnt === 'english'
  const field = (part: 'pronunciation' | 'meaning', label: string, hint: string) => (
    <GuessField
      label={label}
      hint={hint}
      value={guess[part]}
      onChange={(guess) => dispatch({ type: 'guess', part, guess })}
    />
  )
  return (
    <>
      <div className="mt-4 grid grid-cols-1 gap-3 sm:grid-cols-2">
        {!isOfEnglish &&
          field(
            'pronunciation',
            t`Your pronunciation`,
            t`How it sounds, in Latin letters as you would type it.`,
          )}
        {field(
          'meaning',
          t`Your meaning`,
          isOfEnglish ? t`What it means, in Malayalam.` : t`What it means, in English.`,
        )}
      </div>
      <Button className="mt-3 w-full" aria-disabled={isChecking} onClick={() => dispatch({ type: 'check' })}>
        <Trans>Check</Trans>
      </Button>
      {feedback.state !== 'empty' && (
        <div className="mt-3">
          <AnswerBox
            title={<Trans>Feedback</Trans>}
            box={feedback}
            missing={<Trans>Error fetching data.</Trans>}
            renderText={renderText}
          />
        </div>
      )}
      {children}
    </>
  )
}

type FieldProps = { label: string; hint: string; value: string; onChange: (value: string) => void }

function GuessField({ label, hint, value, onChange }: FieldProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-semibold">
        {label}
      </label>
      <textarea
        id={id}
        rows={2}
        aria-describedby={`${id}-hint`}
        autoCapitalize="off"
        spellCheck={false}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className={`${inputShape} resize-y py-2`}
      />
      <p id={`${id}-hint`} className="text-sm text-ink-soft">
        {hint}
      </p>
    </div>
  )
}
