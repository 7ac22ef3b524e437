import type { CoachEvent, CoachSession } from '@app/learning/coach'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { AnswerBox } from './answer-box.tsx'
import { GuessField } from './guess-field.tsx'

type Props = {
  session: CoachSession
  isChecking: boolean
  dispatch: (event: CoachEvent) => void
  renderText: (text: string) => ReactNode
  /** The area to trace the sentence on. */
  children: ReactNode
  /** The sentence turned round, to be said in Malayalam. None for who learns English. */
  sayIt?: ReactNode
  way: PracticeWay
  onWay: (way: PracticeWay) => void
}

/** Whether the learner says what a sentence means, or says the sentence itself. */
export type PracticeWay = 'check' | 'say'

/** The learner's own guesses and the coach's comments on them, or the sentence to be said. */
export function PracticePart({ sayIt, way, onWay, ...props }: Props) {
  const { t } = useLingui()
  if (!sayIt) return <Guesses {...props} />
  return (
    <div className="mt-4">
      <Tabs
        label={t`What to practise`}
        tabs={[
          ['check', <Trans key="check">Check</Trans>],
          ['say', <Trans key="say">Say it</Trans>],
        ]}
        chosen={way}
        onChoose={onWay}
      >
        {way === 'say' ? sayIt : <Guesses {...props} />}
      </Tabs>
    </div>
  )
}

function Guesses({
  session,
  isChecking,
  dispatch,
  renderText,
  children,
}: Omit<Props, 'sayIt' | 'way' | 'onWay'>) {
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
