import {
  type Attempt,
  type AttemptEvent,
  score,
  type Turn,
  turnNumber,
  verdict,
  whyWrong,
} from '@app/learning/quiz'
import { Trans, useLingui } from '@lingui/react/macro'
import { type MouseEvent, Suspense, useEffect, useRef, useState } from 'react'
import { shownOf } from '../../reports/about.ts'
import { playClip } from '../../sound/sound.ts'
import { Button } from '../../ui/button.tsx'
import { lazyWithMessages } from '../../ui/lazy-with-messages.tsx'
import { clipOfQuestion } from './clip-of-question.ts'
import { FeedbackLine } from './feedback-line.tsx'
import { OptionButton } from './option-button.tsx'
import { QuestionAids } from './question-aids.tsx'
import type { RenderWords } from './question-text.tsx'
import { QuestionText } from './question-text.tsx'
import { QuizHeader } from './quiz-header.tsx'
import { QuizKeys } from './quiz-keys.tsx'
import { useQuizKeys } from './use-quiz-keys.ts'

type Props = {
  attempt: Attempt
  turn: Turn
  /** The topic's name in the languages of the content. */
  title: { en: string; ml: string }
  userlevel: number
  renderWords: RenderWords | undefined
  onEvent: (event: AttemptEvent) => void
  onBack: () => void
}

/**
 * One question on a full phone screen: the question above, the four options and Check within reach of the
 * thumb.
 */
export function QuizScreen({ attempt, turn, title, userlevel, renderWords, onEvent, onBack }: Props) {
  const { t } = useLingui()
  const [keysShown, showKeys] = useState(false)
  const { question, options } = turn
  const found = verdict(attempt)
  const chosen = attempt.state.type === 'answering' ? attempt.state.chosen : attempt.answers.at(-1)
  const checked = attempt.state.type === 'checked'
  /** Its sound would give the answer away. */
  const isSilent = question.way === 'see' && !checked
  const heading = useQuestionHeading(question.id)
  const list = useRef<HTMLUListElement>(null)
  const primary = () => onEvent({ type: checked ? 'continued' : 'checked' })

  useQuizKeys({
    options,
    onChoose: (option) => {
      onEvent({ type: 'chosen', option })
      // Enter then belongs to the option, whatever had the focus before, and checks it.
      list.current?.querySelectorAll('button')[options.indexOf(option)]?.focus({ preventScroll: true })
    },
    onPrimary: primary,
    onReplay: () => !isSilent && void playClip(clipOfQuestion(question)),
    onBack,
    onHelp: () => showKeys(true),
  })

  return (
    <div className="flex min-h-[min(100dvh,46rem)] flex-col">
      <div className="kasavu-band shrink-0" />
      <div className="mx-auto flex w-full max-w-2xl grow flex-col px-4 pb-2">
        <QuizHeader
          title={title}
          userlevel={userlevel}
          score={score(attempt)}
          number={turnNumber(attempt) + 1}
          count={attempt.turns.length}
          onBack={onBack}
          onHelp={() => showKeys(true)}
        />
        <main className="flex grow flex-col">
          <div key={question.id} className="flex grow flex-col items-center justify-center gap-1.5 py-0.5">
            <QuestionText
              heading={heading}
              text={question.text}
              easy={question.easy}
              renderWords={renderWords}
            />
            <QuestionAids
              clip={isSilent ? undefined : clipOfQuestion(question)}
              listen={t`Listen`}
              help={question.help}
            />
          </div>
          <ul ref={list} className="grid grid-cols-1 gap-1.5 sm:gap-2 md:grid-cols-2">
            {options.map((option, place) => (
              <li key={option.text}>
                <OptionButton
                  option={option}
                  place={place + 1}
                  chosen={option === chosen}
                  verdict={found}
                  renderWords={renderWords}
                  onChoose={() => onEvent({ type: 'chosen', option })}
                />
              </li>
            ))}
          </ul>
          <FeedbackLine
            verdict={found}
            why={found?.type === 'wrong' && chosen ? whyWrong(question, chosen) : undefined}
            isFirst={attempt.answers.length === 0}
            isHeard={!isSilent}
          />
          <div className="flex items-center gap-2">
            <Suspense fallback={noReport}>
              {checked ? <ReportQuestion key={question.id} turn={turn} /> : noReport}
            </Suspense>
            <Button
              onClick={(event) => isSecondClick(event) || primary()}
              className="min-w-0 grow wrap-anywhere"
            >
              {checked ? <Trans>Next</Trans> : <Trans>Check</Trans>}
            </Button>
          </div>
        </main>
      </div>
      <QuizKeys open={keysShown} onClose={() => showKeys(false)} />
    </div>
  )
}

const LateReportButton = lazyWithMessages(() =>
  import('../../reports/report-button.tsx').then(({ ReportButton }) => ReportButton),
)

/** The room of the report button. */
const noReport = <span className="size-11 shrink-0" />

/**
 * Shown once the question is answered, as it would give the answer away before. Its room is kept, so that the
 * primary button never moves.
 */
function ReportQuestion({ turn: { question, options } }: { turn: Turn }) {
  const shown = shownOf(question.text, options.map(({ text }) => text).join(' / '))
  return <LateReportButton icon about={{ kind: 'question', item: question.id, shown }} />
}

/** Every question takes the focus when it appears: screen readers read it, and Tab leads to its options. */
function useQuestionHeading(question: string) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef<string>(undefined)
  useEffect(() => {
    if (shown.current !== question) heading.current?.focus({ preventScroll: true })
    shown.current = question
  }, [question])
  return heading
}

/**
 * A double click with a mouse does not mean the button's new label, so the second click is ignored. A second
 * tap of a finger may well mean it.
 */
const isSecondClick = ({ detail, nativeEvent }: MouseEvent) =>
  detail > 1 && (nativeEvent as PointerEvent).pointerType === 'mouse'
