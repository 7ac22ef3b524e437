import { type Attempt, type AttemptEvent, score, type Turn, turnNumber, verdict } from '@app/learning/quiz'
import { Trans, useLingui } from '@lingui/react/macro'
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { shownOf } from '../../reports/about.ts'
import { ReportButton } from '../../reports/report-button.tsx'
import { playClip } from '../../sound/sound.ts'
import { Button } from '../../ui/button.tsx'
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
  userlevel: number
  renderWords: RenderWords | undefined
  onEvent: (event: AttemptEvent) => void
  onBack: () => void
}

/** One question, filling a phone's screen: what is asked above, the four answers and Check within the thumb's reach. */
export function QuizScreen({ attempt, turn, userlevel, renderWords, onEvent, onBack }: Props) {
  const { t } = useLingui()
  const [keysShown, showKeys] = useState(false)
  const { question, options } = turn
  const found = verdict(attempt)
  const chosen = attempt.state.type === 'answering' ? attempt.state.chosen : attempt.answers.at(-1)
  const checked = attempt.state.type === 'checked'
  const heading = useQuestionHeading(question.id)
  const primary = () => onEvent({ type: checked ? 'continued' : 'checked' })

  useQuizKeys({
    options,
    onChoose: (option) => onEvent({ type: 'chosen', option }),
    onPrimary: primary,
    onReplay: () => void playClip(question.audio),
    onBack,
    onHelp: () => showKeys(true),
  })

  return (
    <div className="flex min-h-[min(100dvh,46rem)] flex-col">
      <div className="kasavu-band shrink-0" />
      <div className="mx-auto flex w-full max-w-2xl grow flex-col px-4 pb-2">
        <QuizHeader
          userlevel={userlevel}
          score={score(attempt)}
          number={turnNumber(attempt) + 1}
          count={attempt.turns.length}
          onBack={onBack}
          onHelp={() => showKeys(true)}
        />
        <main className="flex grow flex-col">
          <div key={question.id} className="flex grow flex-col items-center justify-center gap-1.5 py-1">
            <QuestionText
              heading={heading}
              text={question.text}
              easy={question.easy}
              renderWords={renderWords}
            />
            <QuestionAids clip={question.audio} listen={t`Listen`} help={question.help} />
          </div>
          <ul className="grid grid-cols-1 gap-1.5 sm:gap-2 md:grid-cols-2">
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
          <FeedbackLine verdict={found} />
          <div className="flex items-center gap-2">
            {checked ? (
              <ReportQuestion key={question.id} turn={turn} />
            ) : (
              <span className="size-11 shrink-0" />
            )}
            <Button onClick={(event) => isSecondClick(event) || primary()} className="grow">
              {checked ? <Trans>Next</Trans> : <Trans>Check</Trans>}
            </Button>
          </div>
        </main>
      </div>
      <QuizKeys open={keysShown} onClose={() => showKeys(false)} />
    </div>
  )
}

/** Once the question is answered: it would give the answer away before. Its room is kept, so that the primary button never moves. */
function ReportQuestion({ turn: { question, options } }: { turn: Turn }) {
  const shown = shownOf(question.text, options.map(({ text }) => text).join(' / '))
  return <ReportButton icon about={{ kind: 'question', item: question.id, shown }} />
}

/** Who goes on is at the next question: it is read to them, and Tab leads to its answers. */
function useQuestionHeading(question: string) {
  const heading = useRef<HTMLHeadingElement>(null)
  const told = useRef(question)
  useEffect(() => {
    if (told.current !== question) heading.current?.focus({ preventScroll: true })
    told.current = question
  }, [question])
  return heading
}

/** Who clicks twice as on a desktop does not mean what the button says by then. A finger's second tap may well mean it. */
const isSecondClick = ({ detail, nativeEvent }: MouseEvent) =>
  detail > 1 && (nativeEvent as PointerEvent).pointerType === 'mouse'
