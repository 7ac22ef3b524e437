import { mostQuestions, type Placed, placed } from '@app/learning/course/placement'
import type { SessionSettings } from '@app/learning/course/session'
import type { Memory } from '@app/learning/practice'
import { Trans, useLingui } from '@lingui/react/macro'
import { EarOff, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { AskingPage } from '../../asking/asking-frame.tsx'
import { useAskingKeys } from '../../asking/use-asking-keys.ts'
import { Button, IconLink } from '../../ui/button.tsx'
import { ProgressBar } from '../../ui/progress.tsx'
import type { Made } from './next-question.ts'
import { QuestionView } from './question-view.tsx'
import { usePlacement } from './use-placement.ts'

type Props = {
  course: Made
  memory: Memory
  settings: SessionSettings
  /** The unit to test out of. None: the place on the path is looked for. */
  unit: string | undefined
  hearsFirst: boolean
  closeAddress: string
  /** Before the first question, with the button that begins. */
  renderStart: (begin: ReactNode) => ReactNode
  /** After the last one. */
  renderEnd: (result: { found: Placed; again: ReactNode }) => ReactNode
}

/** One short question after another, on a full phone screen: nothing is counted, and "I don't know" is an answer. */
export function PlacementScreen({
  course,
  memory,
  settings,
  unit,
  hearsFirst,
  closeAddress,
  renderStart,
  renderEnd,
}: Props) {
  const { t } = useLingui()
  const { shown, begin, reply, cannotListen } = usePlacement(course, settings, { unit, hearsFirst })
  const question = shown?.question
  useAskingKeys({ 0: question && (() => reply('unknown')) })
  const answered = shown?.placement.answered.filter(({ reply }) => reply !== 'skipped').length ?? 0
  return (
    <AskingPage
      header={
        <header className="flex items-center gap-3">
          <IconLink to={closeAddress} label={t`Close`}>
            <X aria-hidden="true" />
          </IconLink>
          {question && (
            <ProgressBar
              label={
                unit === undefined ? t`Question ${answered + 1}, 24 at most` : t`Question ${answered + 1}`
              }
              value={answered + 1}
              max={unit === undefined ? mostQuestions : 9}
            />
          )}
        </header>
      }
    >
      {!shown &&
        renderStart(
          <Button onClick={begin}>
            <Trans>Start</Trans>
          </Button>,
        )}
      {question && (
        <>
          <QuestionView
            key={answered}
            question={question}
            onChoose={(option) => reply(option === question.right ? 'known' : 'unknown')}
          />
          <div className="mt-3 grid gap-1.5">
            <Button variant="quiet" onClick={() => reply('unknown')}>
              <Trans>I don't know</Trans>
            </Button>
            <div className="min-h-12">
              {question.kind === 'choose-meaning' && question.by === 'ear' && (
                <button
                  type="button"
                  onClick={cannotListen}
                  className="mx-auto flex min-h-11 items-center gap-2 px-3 font-semibold text-ink-soft underline underline-offset-4"
                >
                  <EarOff aria-hidden="true" className="size-5 shrink-0" />
                  <Trans>I can't listen now</Trans>
                </button>
              )}
            </div>
          </div>
        </>
      )}
      {shown &&
        !question &&
        renderEnd({
          found: placed(shown.placement, course.map, memory),
          again: (
            <Button variant="quiet" onClick={begin}>
              <Trans>Ask me again</Trans>
            </Button>
          ),
        })}
    </AskingPage>
  )
}
