import { passes } from '@app/learning/course'
import type { Mistake } from '@app/learning/quiz'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { MixedText } from '../../ui/mixed-text.tsx'
import { Chenda } from '../../ui/pictures/chenda.tsx'

type Props = {
  /**
   * The result of the last quiz in this tab. `looked for` shows nothing, unless there is no script to look
   * for it.
   */
  result: { score: number; mistakes: readonly Mistake[] } | 'none' | 'looked for'
  /** Whether the device had room to keep it. */
  kept: boolean
  userlevel: number
  onLevel: () => void
  onReset: () => void
}

const nothing = { score: 0, mistakes: [] }

/** The result of the quiz, the mistakes to look at again, and the next step. */
export function ResultsScreen({ result, kept, userlevel, onLevel, onReset }: Props) {
  const isFinished = typeof result === 'object'
  const { score, mistakes } = isFinished ? result : nothing
  const isWaiting = result === 'looked for'
  const sight = isWaiting ? 'invisible noscript:visible' : ''
  return (
    <>
      <Chenda className="mx-auto mt-6 h-32" />
      <h1 className="text-center text-3xl font-bold">
        <Trans>Quiz Results</Trans>
      </h1>
      <p role="status" className={`mt-2 text-center text-lg font-semibold text-balance ${sight}`}>
        <Outcome finished={isFinished} passed={passes(score)} completed={Math.max(1, userlevel - 1)} />
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
      {mistakes.length > 0 && (
        <section className="mt-6">
          <h2 className="mb-2 text-xl font-bold">
            <Trans>Look at these again</Trans>
          </h2>
          <ul className="divide-y divide-line rounded-2xl border-2 border-line bg-surface px-4">
            {mistakes.map(({ question, answer }) => (
              <li key={question + answer} className="py-2">
                <p>
                  <MixedText text={question} />
                </p>
                <p className="font-semibold text-accent">
                  <Trans>
                    Correct answer: <MixedText text={answer} />
                  </Trans>
                </p>
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className="mt-8 grid gap-3 noscript:hidden sm:grid-cols-2">
        <Button disabled={isWaiting} onClick={onLevel}>
          <Trans>LEVEL {userlevel}</Trans>
        </Button>
        <Button variant="danger" disabled={isWaiting} onClick={onReset}>
          <Trans>RESET ALL PROGRESS</Trans>
        </Button>
      </div>
    </>
  )
}

function Outcome({ finished, passed, completed }: { finished: boolean; passed: boolean; completed: number }) {
  if (!finished) return <Trans>You have not finished a quiz yet. Choose a topic and play.</Trans>
  if (passed) return <Trans>Congratulations! You have completed level {completed}</Trans>
  return <Trans>LETS TRY AGAIN, SCORE 40 OR MORE TO CLEAR LEVEL</Trans>
}

function Figure({ name, value }: { name: ReactNode; value: number }) {
  return (
    <div className="flex flex-col-reverse rounded-2xl border-2 border-line bg-surface p-4">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="text-4xl font-bold">{value}</dd>
    </div>
  )
}
