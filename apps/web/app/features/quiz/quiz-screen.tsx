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
import { ArrowLeft } from 'lucide-react'
import { Suspense } from 'react'
import { AskingFrame, WayOn } from '../../asking/asking-frame.tsx'
import { Choices } from '../../asking/choices.tsx'
import { QuestionText, type RenderWords } from '../../asking/question-text.tsx'
import { ignoringSecondClick } from '../../asking/second-click.ts'
import { useAskedHeading } from '../../asking/use-asked-heading.ts'
import { shownOf } from '../../reports/about.ts'
import { playClip } from '../../sound/sound.ts'
import { Button } from '../../ui/button.tsx'
import { KeyRow } from '../../ui/keys-dialog.tsx'
import { lazyWithMessages } from '../../ui/lazy-with-messages.tsx'
import { MixedText } from '../../ui/mixed-text.tsx'
import { clipOfQuestion } from './clip-of-question.ts'
import { FeedbackLine } from './feedback-line.tsx'
import { QuestionAids } from './question-aids.tsx'
import { QuizStanding } from './quiz-standing.tsx'

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

/** A question of the quiz: it can be answered anew until it is checked. */
export function QuizScreen({ attempt, turn, title, userlevel, renderWords, onEvent, onBack }: Props) {
  const { t } = useLingui()
  const { question, options } = turn
  const found = verdict(attempt)
  const chosen = attempt.state.type === 'answering' ? attempt.state.chosen : attempt.answers.at(-1)
  const checked = attempt.state.type === 'checked'
  /** Its sound would give the answer away. */
  const clip = question.way === 'see' && !checked ? undefined : clipOfQuestion(question)
  const heading = useAskedHeading(question.id)
  const primary = () => onEvent({ type: checked ? 'continued' : 'checked' })
  const number = turnNumber(attempt) + 1
  const count = attempt.turns.length

  return (
    <AskingFrame
      header={{
        leave: { label: t`Back`, Icon: ArrowLeft, onLeave: onBack },
        progress: { label: t`Question ${number} of ${count}`, value: number, max: count },
        children: <QuizStanding title={title} userlevel={userlevel} score={score(attempt)} />,
      }}
      keys={{ Enter: primary, ' ': () => clip !== undefined && playClip(clip) }}
      keyRows={<QuizKeys />}
    >
      <div key={question.id} className="flex grow flex-col items-center justify-center gap-1.5 py-0.5">
        <QuestionText heading={heading} text={question.text} easy={question.easy} renderWords={renderWords} />
        <QuestionAids clip={clip} help={question.help} />
      </div>
      <Choices
        options={options.map(({ text }) => <MixedText key={text} text={text} renderText={renderWords} />)}
        right={options.flatMap(({ correct }, place) => (correct ? [place] : []))}
        taken={chosen && options.indexOf(chosen)}
        isChecked={checked}
        onChoose={(place) => {
          const option = options[place]
          if (option) onEvent({ type: 'chosen', option })
        }}
      />
      <WayOn
        verdict={
          <FeedbackLine
            verdict={found}
            why={found?.type === 'wrong' && chosen ? whyWrong(question, chosen) : undefined}
            isFirst={attempt.answers.length === 0}
            isHeard={clip !== undefined}
          />
        }
      >
        <Button onClick={ignoringSecondClick(primary)} className="min-w-0 grow wrap-anywhere">
          {checked ? <Trans>Next</Trans> : <Trans>Check</Trans>}
        </Button>
        {checked && (
          <Suspense fallback={noReport}>
            <ReportQuestion key={question.id} turn={turn} />
          </Suspense>
        )}
      </WayOn>
    </AskingFrame>
  )
}

function QuizKeys() {
  const { t } = useLingui()
  return (
    <>
      <KeyRow keys={['1', '2', '3', '4']}>
        <Trans>choose an answer</Trans>
      </KeyRow>
      <KeyRow keys={['Enter']}>
        <Trans>check, and go on</Trans>
      </KeyRow>
      <KeyRow keys={[t`Space`]}>
        <Trans>hear it again</Trans>
      </KeyRow>
      <KeyRow keys={['W']}>
        <Trans>explain the words, once checked</Trans>
      </KeyRow>
      <KeyRow keys={['Esc']}>
        <Trans>go back</Trans>
      </KeyRow>
      <KeyRow keys={['?']}>
        <Trans>show these keys</Trans>
      </KeyRow>
    </>
  )
}

const LateReportButton = lazyWithMessages(() =>
  import('../../reports/report-button.tsx').then(({ ReportButton }) => ReportButton),
)

/** The room of the report button. */
const noReport = <span className="size-11 shrink-0" />

/** Shown once the question is answered, as it would give the answer away before: at the end of the row, so that the
 * primary button stays under the thumb.
 */
function ReportQuestion({ turn: { question, options } }: { turn: Turn }) {
  const shown = shownOf(question.text, options.map(({ text }) => text).join(' / '))
  return <LateReportButton icon about={{ kind: 'question', item: question.id, shown }} />
}
