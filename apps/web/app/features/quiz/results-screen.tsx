import { passes } from '@app/learning/levels'
import { type Mistake, scoreStep } from '@app/learning/quiz'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useHiddenUntilHydrated } from '../../prerender/hidden-until-hydrated.ts'
import { Button } from '../../ui/button.tsx'
import { Chenda } from '../../ui/pictures/chenda.tsx'
import { EmptyBoat } from '../../ui/pictures/empty-boat.tsx'
import { Pookalam } from '../../ui/pictures/pookalam.tsx'
import { RainClearing } from '../../ui/pictures/rain-clearing.tsx'
import { MistakeList } from './mistake-list.tsx'

/** The result of a finished quiz. `again`: it had only the mistakes of an earlier one. */
type QuizResult = { score: number; questions: number; mistakes: readonly Mistake[]; again: boolean }

type Props = {
  /**
   * The result of the last quiz in this tab. `looked for` shows nothing, unless there is no script to look
   * for it.
   */
  result: QuizResult | 'none' | 'looked for'
  /** Whether the device had room to keep it. */
  kept: boolean
  userlevel: number
  onLevel: () => void
  onReset: () => void
  onPlayAgain: () => void
  onPlayMistakes: () => void
  /** Plays the next topic, if it is open. */
  onNextTopic: (() => void) | undefined
}

type Kind = 'perfect' | 'passed' | 'failed' | 'practised' | 'none'

const pictures: Record<Kind, (props: { className?: string }) => ReactNode> = {
  perfect: Pookalam,
  passed: Chenda,
  failed: RainClearing,
  practised: RainClearing,
  none: EmptyBoat,
}

const nothing = { score: 0, questions: 0, mistakes: [], again: false }

/** The result of the quiz, the mistakes to look at again, and the next step. */
export function ResultsScreen({ result, kept, userlevel, onLevel, onReset, ...play }: Props) {
  const isFinished = typeof result === 'object'
  const { score, questions, mistakes } = isFinished ? result : nothing
  const kind = kindOf(result)
  const isWaiting = result === 'looked for'
  const sight = isWaiting ? 'invisible noscript:visible' : ''
  const untilKnown = useHiddenUntilHydrated()
  const Picture = pictures[kind]
  return (
    <>
      <Picture className={`mx-auto mt-6 h-32 ${sight}`} />
      <h1 className="text-center text-3xl font-bold">
        <Trans>Quiz Results</Trans>
      </h1>
      <p role="status" className={`mt-2 text-center text-lg font-semibold text-balance ${sight}`}>
        <Outcome kind={kind} right={score / scoreStep} questions={questions} userlevel={userlevel} />
      </p>
      {isFinished && !kept && (
        <p role="alert" className="mt-2 text-center font-semibold text-balance text-laterite">
          <Trans>
            This browser has no room left, and did not record this quiz. Free some space, then play it again.
          </Trans>
        </p>
      )}
      <dl className={`mt-6 grid grid-cols-2 gap-3 text-center ${sight}`}>
        <Figure name={<Trans>Final score</Trans>} value={score} />
        <Figure name={<Trans>Learning areas</Trans>} value={mistakes.length} />
      </dl>
      {isFinished && <WaysOn kind={kind} hasMistakes={mistakes.length > 0} {...play} />}
      {mistakes.length > 0 && <Mistakes mistakes={mistakes} />}
      <div className="mt-8 grid gap-3 noscript:hidden sm:grid-cols-2">
        <Button variant={isFinished ? 'quiet' : 'primary'} disabled={isWaiting} onClick={onLevel}>
          <span className={untilKnown}>
            <Trans>LEVEL {userlevel}</Trans>
          </span>
        </Button>
        <Button variant="danger" disabled={isWaiting} onClick={onReset}>
          <Trans>RESET ALL PROGRESS</Trans>
        </Button>
      </div>
    </>
  )
}

function kindOf(result: Props['result']): Kind {
  if (typeof result !== 'object') return 'none'
  if (result.again) return 'practised'
  if (!passes(result.score)) return 'failed'
  return result.mistakes.length === 0 ? 'perfect' : 'passed'
}

type OutcomeProps = { kind: Kind; right: number; questions: number; userlevel: number }

function Outcome({ kind, right, questions, userlevel }: OutcomeProps) {
  const completed = Math.max(1, userlevel - 1)
  switch (kind) {
    case 'none':
      return <Trans>You have not finished a quiz yet. Choose a topic and play.</Trans>
    case 'failed':
      return <Trans>LETS TRY AGAIN, SCORE 40 OR MORE TO CLEAR LEVEL</Trans>
    case 'practised':
      return (
        <Trans>
          Mistakes played again: {right} of {questions} right. Your level stays as it is.
        </Trans>
      )
    case 'perfect':
    case 'passed':
      return (
        <>
          <Trans>Congratulations! You have completed level {completed}</Trans>
          {kind === 'perfect' && (
            <span className="mt-1 block text-accent">
              <Trans>Every answer was right.</Trans>
            </span>
          )}
        </>
      )
  }
}

type WaysOnProps = { kind: Kind; hasMistakes: boolean } & Pick<
  Props,
  'onPlayAgain' | 'onPlayMistakes' | 'onNextTopic'
>

/** What to play next. After a pass the next topic comes first, else the same quiz again. */
function WaysOn({ kind, hasMistakes, onPlayAgain, onPlayMistakes, onNextTopic }: WaysOnProps) {
  const isPassed = kind === 'passed' || kind === 'perfect'
  return (
    <div className="mt-6 grid gap-3">
      {isPassed && onNextTopic && (
        <Button onClick={onNextTopic}>
          <Trans>Next topic</Trans>
        </Button>
      )}
      <Button variant={isPassed && onNextTopic ? 'quiet' : 'primary'} onClick={onPlayAgain}>
        <Trans>Play again</Trans>
      </Button>
      {hasMistakes && (
        <Button variant="quiet" onClick={onPlayMistakes}>
          <Trans>Play the mistakes again</Trans>
        </Button>
      )}
      {!isPassed && onNextTopic && (
        <Button variant="quiet" onClick={onNextTopic}>
          <Trans>Next topic</Trans>
        </Button>
      )}
    </div>
  )
}

function Mistakes({ mistakes }: { mistakes: readonly Mistake[] }) {
  return (
    <section className="mt-6">
      <h2 className="mb-2 text-xl font-bold">
        <Trans>Look at these again</Trans>
      </h2>
      <MistakeList mistakes={mistakes} className="rounded-2xl border-2 border-line bg-surface px-4" />
    </section>
  )
}

function Figure({ name, value }: { name: ReactNode; value: number }) {
  return (
    <div className="flex flex-col-reverse rounded-2xl border-2 border-line bg-surface p-4">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="text-4xl font-bold">{value}</dd>
    </div>
  )
}
