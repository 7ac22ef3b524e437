import type { CoachEvent, CoachSession } from '@app/learning/coach'
import { type ComponentType, type RefObject, useEffect, useState } from 'react'
import { MissingPart } from '../../ui/late.tsx'
import { untilReleased } from '../../ui/until-released.ts'
import type { Analysis } from './analysis.tsx'
import type { AnswerBox } from './answer-box.tsx'

export type SentenceProps = { sentence: string; session: CoachSession }
export type AnswersProps = SentenceProps & {
  dispatch: (event: CoachEvent) => void
  /** Just these guesses are being checked. */
  isChecking: boolean
  /** What draws the answers: the screen has it from the first. */
  Analysis: typeof Analysis
  Box: typeof AnswerBox
}

/** What the screen shows once a learner has begun. */
export type CoachParts = {
  /** The sentence to read, to hear, to say and to keep. */
  Sentence: ComponentType<SentenceProps>
  /** What the coach answers, and the learner's own guesses. */
  Answers: ComponentType<AnswersProps>
}

const none: CoachParts = { Sentence: () => null, Answers: MissingPart }

/** What says that a learner begins: whichever way they come, one of these is before anything is asked. */
const beginnings = ['focusin', 'pointerdown', 'click'] as const

/**
 * The parts, once they are here. They weigh much, and nobody needs them before the first touch of the screen: then they are fetched, and
 * where they did not arrive, with the next touch again. No `Suspense`: React would let them wait for 300 ms.
 */
export function useParts(load: () => Promise<CoachParts>, screen: RefObject<HTMLElement | null>) {
  const [parts, setParts] = useState<CoachParts>()
  useEffect(() => {
    const touched = new AbortController()
    let isComing = false
    const begin = () => {
      if (isComing) return
      isComing = true
      load().then(
        async (parts) => {
          touched.abort()
          await untilReleased()
          setParts(parts)
        },
        () => {
          isComing = false
          setParts(none)
        },
      )
    }
    for (const type of beginnings) screen.current?.addEventListener(type, begin, { signal: touched.signal })
    return () => touched.abort()
  }, [load, screen])
  return parts
}
