import { isUnderWay, sentenceIn } from '@app/learning/coach'
import { isMalayalam } from '@app/malayalam'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { Analysis } from './analysis.tsx'
import { AnswerBox } from './answer-box.tsx'
import { CoachAlert } from './coach-alert.tsx'
import { SentencePart } from './sentence-part.tsx'
import { useCoach } from './use-coach.ts'
import { type CoachParts, useParts } from './use-parts.ts'
import { WhoAnswers } from './who-answers.tsx'

type Props = { loadParts: () => Promise<CoachParts> }

/** The Malayalam Language Coach: a sentence on a topic, what it means, and the learner's own guesses at it. */
export function CoachScreen({ loadParts }: Props) {
  const { t } = useLingui()
  const { session, dispatch, answering, chooseBuiltIn } = useCoach()
  const screen = useRef<HTMLDivElement>(null)
  const parts = useParts(loadParts, screen)
  const { topic, practice, alert } = session
  const sentence = sentenceIn(session)
  return (
    <div ref={screen}>
      <WhoAnswers answering={answering} onBuiltIn={chooseBuiltIn} />
      <form
        className="mt-4 flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          dispatch({ type: 'generate' })
        }}
      >
        <div className="min-w-0 grow basis-60">
          <TextField
            label={t`Topic`}
            placeholder={t`rain, food, bus…`}
            autoComplete="off"
            value={topic}
            onChange={(event) => dispatch({ type: 'topic', topic: event.target.value })}
          />
        </div>
        <Button type="submit" className="grow sm:grow-0" aria-disabled={isUnderWay(session, 'generate')}>
          <Trans>Generate</Trans>
        </Button>
      </form>
      <SentencePart session={session} onText={(text) => dispatch({ type: 'text', text })}>
        {parts && isMalayalam(sentence) && <parts.Sentence sentence={sentence} session={session} />}
      </SentencePart>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button
          className="grow"
          aria-disabled={isUnderWay(session, 'analyze')}
          onClick={() => dispatch({ type: 'analyze' })}
        >
          <Trans>Analyze</Trans>
        </Button>
        <Button
          look="quiet"
          className="grow aria-pressed:border-accent aria-pressed:bg-accent-soft"
          aria-pressed={practice}
          onClick={() => dispatch({ type: 'practice' })}
        >
          <Trans>Practice</Trans>
        </Button>
      </div>
      {parts ? (
        <parts.Answers
          sentence={sentence}
          session={session}
          dispatch={dispatch}
          isChecking={isUnderWay(session, 'check')}
          Analysis={Analysis}
          Box={AnswerBox}
        />
      ) : (
        <>
          {practice && (
            <p role="status" className="mt-4 font-semibold text-ink-soft">
              <Trans>Loading...</Trans>
            </p>
          )}
          <Analysis session={session} />
        </>
      )}
      <CoachAlert alert={alert} dispatch={dispatch} />
    </div>
  )
}
