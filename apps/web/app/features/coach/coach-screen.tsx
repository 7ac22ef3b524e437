import { sentenceIn } from '@app/learning/coach'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { Analysis } from './analysis.tsx'
import { CoachAlert } from './coach-alert.tsx'
import { PracticePart } from './practice-part.tsx'
import { SentencePart } from './sentence-part.tsx'
import { useCoach } from './use-coach.ts'
import { WhoAnswers } from './who-answers.tsx'

type Props = {
  renderText: (text: string) => ReactNode
  /** Draws what the sentence is traced on. */
  renderTracing?: (text: string) => ReactNode
  /** Draws what hears the learner say the sentence; `clip` speaks it, if one does. */
  renderSpeech?: (text: string, clip: string | undefined) => ReactNode
}

/** The Malayalam Language Coach: a sentence on a topic, what it means, and the learner's own guesses at it. */
export function CoachScreen({ renderText, renderTracing, renderSpeech }: Props) {
  const { t } = useLingui()
  const { session, dispatch, answering, chooseBuiltIn } = useCoach()
  const { topic, practice, round, asking, alert } = session
  const sentence = sentenceIn(session)
  const isAsking = (type: 'generate' | 'analyze') => asking[type] !== undefined
  const speech = renderSpeech
  return (
    <>
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
        <Button type="submit" className="grow sm:grow-0" aria-disabled={isAsking('generate')}>
          <Trans>Generate</Trans>
        </Button>
      </form>
      <SentencePart
        session={session}
        onText={(text) => dispatch({ type: 'text', text })}
        renderText={renderText}
        renderSpeech={speech && ((text, clip) => <div key={`${round} ${text}`}>{speech(text, clip)}</div>)}
      />
      <div className="mt-4 flex flex-wrap gap-3">
        <Button
          className="grow"
          aria-disabled={isAsking('analyze')}
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
      {practice && (
        <PracticePart session={session} dispatch={dispatch} renderText={renderText}>
          {renderTracing && sentence && (
            <div key={`${round} ${sentence}`} className="mt-5">
              {renderTracing(sentence)}
            </div>
          )}
        </PracticePart>
      )}
      <Analysis session={session} renderText={renderText} />
      <CoachAlert alert={alert} dispatch={dispatch} />
    </>
  )
}
