import type { Answer, CourseContent, Path } from '@app/learning/course'
import type { Shown } from '@app/learning/course/session'
import { Trans, useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import { AskingFrame, WayOn } from '../../asking/asking-frame.tsx'
import { ignoringSecondClick } from '../../asking/second-click.ts'
import { useAskedHeading } from '../../asking/use-asked-heading.ts'
import type { Course } from '../../course/course.ts'
import { playClip } from '../../sound/sound.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { KeyRow } from '../../ui/keys-dialog.tsx'
import { mainClip } from './clips-of.ts'
import type { ExerciseScreenProps } from './exercise-screen.ts'
import { itemsToExplain } from './items-to-explain.ts'
import { useRightText } from './use-right-text.ts'
import { VerdictLine } from './verdict-line.tsx'
import { WhyEnglish } from './why-english.tsx'
import { WhyMore } from './why-more.tsx'
import { WhyOrder } from './why-order.tsx'

type Props = {
  shown: Pick<Shown, 'exercise' | 'done'>
  /** Tells this exercise from the one before, from 1. */
  number: number
  /** Which texts are shown with their Latin letters. */
  latin: ExerciseScreenProps['latin']
  quiet: boolean
  path: Path
  content: CourseContent
  introduced: Course['introduced']
  /** How much of the session is done, 0 to 1. */
  progress: number
  /** In the place of the verdict, while nothing is answered. */
  hint?: ReactNode
  /** Beside “I don't know”. */
  exerciseVariants?: ReactNode
  renderExercise: (props: ExerciseScreenProps) => ReactNode
  onAnswer: (answer: Answer) => void
  onUnavailable: () => void
  onContinue: () => void
  /** Closing asks nothing: all is kept. */
  onClose: () => void
}

/**
 * An exercise on a full phone screen, with what all kinds share: what was wrong and why, “I don't know”, and the
 * way on. Both stand in one place within reach of the thumb. Until an exercise is there nothing can be pressed but the
 * way out.
 */
export function ExerciseFrame(props: Props) {
  return (
    <Suspense fallback={<ExerciseComing {...props} />}>
      <ExerciseHere {...props} />
    </Suspense>
  )
}

/** Who waits is told so, but not for a moment that nobody notices. */
const ExerciseComing = (props: Props) => (
  <AskingFrame header={useHeader(props)} keyRows={<ExerciseKeys />} isBusy>
    <h1 className="appear-late grow content-center text-center text-lg text-ink-soft">
      <Trans>One moment…</Trans>
    </h1>
  </AskingFrame>
)

function useHeader({ progress, onClose }: Props) {
  const { t } = useLingui()
  return {
    leave: { label: t`Close`, Icon: X, onLeave: onClose },
    progress: { label: t`How much of the session is done`, value: Math.round(progress * 100), max: 100 },
  }
}

function ExerciseHere(props: Props) {
  const { t } = useLingui()
  const { shown, number, hint, exerciseVariants, onAnswer, onContinue } = props
  const { exercise, done } = shown
  const [explained, explain] = useState(false)
  const [slot, setSlot] = useState<HTMLElement | null>(null)
  const heading = useAskedHeading(exercise)
  const right = useRightText(exercise, props.content)
  const [aside, setAside] = useState<HTMLElement | null>(null)
  const asksNothing = exercise.kind === 'introduce'
  // A scene asks line by line: each line has its own “I don't know”.
  const asksLines = exercise.kind === 'scene'
  const clip = mainClip(exercise)
  const giveUp = () => onAnswer({ type: 'unknown' })

  return (
    <>
      <AskingFrame
        header={useHeader(props)}
        keys={
          done
            ? { Enter: onContinue, ' ': onContinue }
            : {
                ' ': clip ? () => playClip(clip) : undefined,
                0: asksNothing || asksLines ? undefined : giveUp,
              }
        }
        keyRows={<ExerciseKeys />}
      >
        <h1 ref={heading} tabIndex={-1} className="sr-only">
          <Trans>Exercise {number}</Trans>
        </h1>
        <div
          key={`${number} ${exercise.kind} ${exercise.kind === 'scene' ? exercise.scene : exercise.targets[0]?.item}`}
          className="flex grow flex-col gap-1.5"
        >
          {props.renderExercise({
            ...{ exercise, done, onAnswer, onUnavailable: props.onUnavailable },
            ...{ latin: props.latin, content: props.content, quiet: props.quiet, slot, aside },
          })}
        </div>
        {asksNothing ? (
          hint && <p className="pt-2 text-center text-sm text-balance text-ink-soft">{hint}</p>
        ) : (
          <WayOn
            verdict={
              <VerdictLine
                done={done}
                right={right}
                before={hint}
                slot={setSlot}
                onWhy={() => explain(true)}
              />
            }
          >
            {done ? (
              <Button className="grow" onClick={ignoringSecondClick(onContinue)}>
                <Trans>Continue</Trans>
              </Button>
            ) : (
              <>
                {asksLines ? (
                  <div ref={setAside} className="flex grow empty:hidden" />
                ) : (
                  <Button variant="quiet" className="grow px-2 text-base" onClick={giveUp}>
                    <Trans>I don't know</Trans>
                  </Button>
                )}
                {exerciseVariants}
              </>
            )}
          </WayOn>
        )}
      </AskingFrame>
      <Dialog title={t`Why?`} closeLabel={t`Close`} open={explained} onClose={() => explain(false)}>
        {explained && done && (
          <WhyMore
            items={itemsToExplain(done.result, exercise.targets)}
            path={props.path}
            content={props.content}
            introduced={props.introduced}
            latin={props.latin}
          >
            {done.result.feedback?.type === 'english' ? (
              <WhyEnglish feedback={done.result.feedback} />
            ) : (
              <WhyOrder exercise={exercise} feedback={done.result.feedback} />
            )}
          </WhyMore>
        )}
      </Dialog>
    </>
  )
}

function ExerciseKeys() {
  const { t } = useLingui()
  return (
    <>
      <KeyRow keys={['1', '2', '3', '4']}>
        <Trans>choose an answer</Trans>
      </KeyRow>
      <KeyRow keys={['1', '…', '9', '0', 'q', '…']}>
        <Trans>put a tile, or mark what you lacked</Trans>
      </KeyRow>
      <KeyRow keys={['Backspace']}>
        <Trans>take the last tile back</Trans>
      </KeyRow>
      <KeyRow keys={['0']}>
        <Trans>I don't know</Trans>
      </KeyRow>
      <KeyRow keys={['Enter', t`Space`]}>
        <Trans>go on</Trans>
      </KeyRow>
      <KeyRow keys={[t`Space`]}>
        <Trans>hear it again, before the answer</Trans>
      </KeyRow>
      <KeyRow keys={['Esc']}>
        <Trans>close: what you did is kept</Trans>
      </KeyRow>
      <KeyRow keys={['?']}>
        <Trans>show these keys</Trans>
      </KeyRow>
    </>
  )
}
