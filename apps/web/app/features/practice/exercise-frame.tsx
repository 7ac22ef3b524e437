import type { Answer, CourseContent, Exercise, Path } from '@app/learning/course'
import type { Shown } from '@app/learning/course/session'
import { Trans, useLingui } from '@lingui/react/macro'
import { type MouseEvent, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import type { Course } from '../../course/course.ts'
import { playClip } from '../../sound/sound.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { done as did, usePageKeys } from '../../ui/keys/use-page-keys.ts'
import { mainClip } from './clips-of.ts'
import type { ExerciseScreenProps } from './exercise-screen.ts'
import { itemsToExplain } from './items-to-explain.ts'
import { PracticeKeys } from './practice-keys.tsx'
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
  /** Above the exercise: the way through the session. */
  header: ReactNode
  /** In the place of the verdict, while nothing is answered. */
  hint?: ReactNode
  /** Beside “I don't know”. */
  exerciseVariants?: ReactNode
  renderExercise: (props: ExerciseScreenProps) => ReactNode
  onAnswer: (answer: Answer) => void
  onUnavailable: () => void
  onContinue: () => void
  onClose: () => void
}

/**
 * An exercise on a full phone screen, with what all kinds share: what was wrong and why, “I don't know”, and the
 * way on. Both stand in one place within reach of the thumb. Until an exercise is there nothing can be pressed but the
 * way out.
 */
export function ExerciseFrame(props: Props) {
  return (
    <Suspense fallback={<ExerciseComing header={props.header} />}>
      <ExerciseHere {...props} />
    </Suspense>
  )
}

/** Who waits is told so, but not for a moment that nobody notices. */
const ExerciseComing = ({ header }: Pick<Props, 'header'>) => (
  <div className="flex min-h-dvh flex-col">
    <div className="kasavu-band shrink-0" />
    <div className="mx-auto flex w-full max-w-2xl grow flex-col px-4 pb-2 sm:max-h-184">
      {header}
      <main aria-busy="true" className="grid grow place-items-center">
        <p className="appear-late text-lg text-ink-soft">
          <Trans>One moment…</Trans>
        </p>
      </main>
    </div>
  </div>
)

function ExerciseHere({ shown, number, header, hint, exerciseVariants, ...props }: Props) {
  const { t } = useLingui()
  const { exercise, done } = shown
  const [keysShown, showKeys] = useState(false)
  const [explained, explain] = useState(false)
  const [slot, setSlot] = useState<HTMLElement | null>(null)
  const heading = useExerciseHeading(exercise)
  const right = useRightText(exercise, props.content)
  const asksNothing = exercise.kind === 'introduce'

  usePageKeys(({ key, repeat }, focus) => {
    if (repeat) return false
    const control = focus.closest('button, a, summary, [role=button]')
    const isFree = !control || control.getAttribute('aria-disabled') === 'true'
    const clip = mainClip(exercise)
    if (done && isFree && (key === 'Enter' || key === ' ')) return did(props.onContinue())
    if (!done && isFree && key === ' ' && clip) return did(playClip(clip))
    if (key === '0' && !done && !asksNothing) return did(props.onAnswer({ type: 'unknown' }))
    if (key === 'Escape') return did(props.onClose())
    if (key === '?') return did(showKeys(true))
    return false
  })

  return (
    <div className="flex min-h-dvh flex-col">
      <div className="kasavu-band shrink-0" />
      <div className="mx-auto flex w-full max-w-2xl grow flex-col px-4 pb-2 sm:max-h-184">
        {header}
        <main className="flex grow flex-col">
          <h1 ref={heading} tabIndex={-1} className="sr-only">
            <Trans>Exercise {number}</Trans>
          </h1>
          <div
            key={`${number} ${exercise.kind} ${exercise.targets[0]?.item}`}
            className="flex grow flex-col gap-1.5"
          >
            {props.renderExercise({
              ...{ exercise, done, onAnswer: props.onAnswer, onUnavailable: props.onUnavailable },
              ...{ latin: props.latin, content: props.content, quiet: props.quiet, slot },
            })}
          </div>
          {asksNothing ? (
            hint && <p className="pt-2 text-center text-sm text-balance text-ink-soft">{hint}</p>
          ) : (
            // On a small phone a long exercise scrolls below it: the way on stays within reach.
            <div className="sticky bottom-0 bg-ground">
              <VerdictLine
                done={done}
                right={right}
                before={hint}
                slot={setSlot}
                onWhy={() => explain(true)}
              />
              <div className="flex min-h-12 gap-2">
                {done ? (
                  <Button className="grow" onClick={(event) => isSecondClick(event) || props.onContinue()}>
                    <Trans>Continue</Trans>
                  </Button>
                ) : (
                  <>
                    <Button
                      variant="quiet"
                      className="grow px-2 text-base"
                      onClick={() => props.onAnswer({ type: 'unknown' })}
                    >
                      <Trans>I don't know</Trans>
                    </Button>
                    {exerciseVariants}
                  </>
                )}
              </div>
            </div>
          )}
        </main>
      </div>
      <PracticeKeys open={keysShown} onClose={() => showKeys(false)} />
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
    </div>
  )
}

/** Every exercise takes the focus when it appears: screen readers begin there, and Tab leads to its answers. */
function useExerciseHeading(exercise: Exercise) {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef<Exercise>(undefined)
  useEffect(() => {
    if (before.current !== exercise) heading.current?.focus({ preventScroll: true })
    before.current = exercise
  }, [exercise])
  return heading
}

/**
 * A double click with a mouse does not mean the button's new label, so the second click is ignored. A second
 * tap of a finger may well mean it.
 */
const isSecondClick = ({ detail, nativeEvent }: MouseEvent) =>
  detail > 1 && (nativeEvent as PointerEvent).pointerType === 'mouse'
