import {
  answerOfWalk,
  beginWalk,
  type JudgeSaid,
  resumeWalk,
  stepWalk,
  type WalkEvent,
} from '@app/learning/course/scenes'
import { useState } from 'react'
import type { ExerciseOf, ExerciseScreenProps } from '../../exercise-screen.ts'

/** What only the dictionary can judge is asked for, and not known at once. */
const unknown = { type: 'cannotTell' } as const

/** A walk through a scene, and what happens in it. What is typed or heard waits for its verdict: then `isJudging`. */
export function useWalk(exercise: ExerciseOf<'scene'>, onAnswer: ExerciseScreenProps['onAnswer']) {
  const [walk, setWalk] = useState(() => beginWalk(exercise))
  const [made, setMade] = useState(exercise)
  const [isJudging, setJudging] = useState(false)
  // Who cannot listen, or speak, from now on gets the same scene in another way.
  if (made !== exercise) {
    setMade(exercise)
    setWalk(resumeWalk(walk, exercise))
  }

  function send(event: WalkEvent) {
    if (isJudging) return
    const asked: Parameters<JudgeSaid>[] = []
    const next = stepWalk(walk, event, (...args) => {
      asked.push(args)
      return unknown
    })
    const [judged] = asked
    if (judged) return void judge(event, ...judged)
    setWalk(next)
    const answer = answerOfWalk(next)
    if (answer) onAnswer(answer)
  }

  async function judge(event: WalkEvent, ...asked: Parameters<JudgeSaid>) {
    setJudging(true)
    const verdict = await import('../../../../lexicon/judge-saying.ts')
      .then(({ judgeSaying }) => judgeSaying(...asked))
      .catch(() => unknown)
    setJudging(false)
    setWalk((now) => stepWalk(now, event, () => verdict))
  }

  return { walk, send, isJudging }
}
