import { isEnglish, isUnderWay, sentenceIn } from '@app/learning/coach'
import type { CheckedGuesses } from '@app/learning/course'
import { isMalayalam } from '@app/malayalam'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, Suspense, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { lazyWithMessages } from '../../ui/lazy-with-messages.tsx'
import { Analysis } from './analysis.tsx'
import { CoachAlert } from './coach-alert.tsx'
import { PracticePart, type PracticeWay } from './practice-part.tsx'
import { SentenceCard } from './sentence-card.tsx'
import { SentencePart } from './sentence-part.tsx'
import { useCoach } from './use-coach.ts'
import { WhoAnswers } from './who-answers.tsx'

const SayItPart = lazyWithMessages(
  () => import('./say-it-part.tsx').then(({ SayItPart }) => SayItPart),
  'learn',
)
const LevelChoice = lazyWithMessages(
  () => import('./level/level-choice.tsx').then(({ LevelChoice }) => LevelChoice),
  'more',
)

type Props = {
  renderText: (text: string) => ReactNode
  /** Draws the speech check of the sentence. `clip` speaks the sentence, if there is one. */
  renderSpeech: (text: string, clip: string | undefined) => ReactNode
  /** Draws the area to trace the sentence on. */
  renderTracing: (text: string) => ReactNode
  /** Gets what the built-in coach found in the learner's guesses. */
  onChecked: (checked: CheckedGuesses) => void
}

/** The language coach: a sentence on a topic, its meaning, and the learner's own guesses. */
export function CoachScreen({ renderText, renderSpeech, renderTracing, onChecked }: Props) {
  const { t } = useLingui()
  const { session, dispatch, answering, chooseBuiltIn } = useCoach(onChecked)
  const { topic, practice, alert } = session
  const sentence = sentenceIn(session)
  const isOfEnglish = session.learnt === 'english'
  const isThere = isOfEnglish ? isEnglish(sentence) : isMalayalam(sentence)
  const [way, setWay] = useState<PracticeWay>('check')
  /** The sentence that is shown while it is to be said. */
  const [shown, setShown] = useState<string>()
  const isShown = shown === sentence
  const isHidden = practice && way === 'say' && isThere && !isOfEnglish && !isShown
  return (
    <div>
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
      <div className="mt-3 min-h-11">
        <Suspense>
          <LevelChoice
            level={session.level}
            onChoose={(level) => dispatch({ type: 'choose-level', level })}
          />
        </Suspense>
      </div>
      <div hidden={isHidden}>
        <SentencePart session={session} onText={(text) => dispatch({ type: 'text', text })}>
          {isThere && <SentenceCard {...{ sentence, session, renderText, renderSpeech }} />}
        </SentencePart>
      </div>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button
          className="grow"
          aria-disabled={isUnderWay(session, 'analyze')}
          onClick={() => dispatch({ type: 'analyze' })}
        >
          <Trans>Analyze</Trans>
        </Button>
        <Button
          variant="quiet"
          className="grow aria-pressed:border-accent aria-pressed:bg-accent-soft"
          aria-pressed={practice}
          onClick={() => dispatch({ type: 'practice' })}
        >
          <Trans>Practice</Trans>
        </Button>
      </div>
      {practice && (
        <PracticePart
          {...{ session, dispatch, renderText, way }}
          onWay={setWay}
          isChecking={isUnderWay(session, 'check')}
          sayIt={
            !isOfEnglish && (
              <Suspense>
                <SayItPart
                  sentence={sentence}
                  isShown={isShown}
                  onShow={() => setShown(isShown ? undefined : sentence)}
                />
              </Suspense>
            )
          }
        >
          {isThere && !isOfEnglish && (
            <div key={`${session.round} ${sentence}`} className="mt-5">
              {renderTracing(sentence)}
            </div>
          )}
        </PracticePart>
      )}
      <Analysis session={session} renderText={renderText} />
      <CoachAlert alert={alert} dispatch={dispatch} />
    </div>
  )
}
