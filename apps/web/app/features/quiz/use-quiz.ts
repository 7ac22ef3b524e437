import { sounds } from 'virtual:content/sounds'
import type { TopicKey } from '@app/learning/levels'
import {
  type Attempt,
  type AttemptEvent,
  currentTurn,
  type Question,
  startAttempt,
  step,
  type Turn,
  verdict,
} from '@app/learning/quiz'
import { useEffect, useRef, useState } from 'react'
import { keepAttempt, keptAttempt } from '../../device/under-way/attempt-storage.ts'
import { playAlong, prefetchInTurn } from '../../sound/sound.ts'
import { clipOfQuestion } from './clip-of-question.ts'

type Props = { topic: TopicKey; questions: readonly Question[]; onFinish: (attempt: Attempt) => void }

/**
 * Milliseconds. The verdict is drawn before its sound starts and the answer is kept, because on a slow phone the sound
 * takes as long to start as the verdict takes to draw. It is a timer, because Safari counts its work as done by the tap.
 */
const twoFrames = 34

/** A browser that keeps no practice, or a page without a network, plays on. */
const keepAnswer = (attempt: Attempt, answered: { at: number; took: number }) =>
  import('./keep-answer.ts').then(
    ({ keepAnswer }) => keepAnswer(attempt, answered).catch(() => undefined),
    () => undefined,
  )

/** The attempt of this tab: a kept one that is not finished, or a new one. */
export function useQuiz({ topic, questions, onFinish }: Props) {
  const [attempt, setAttempt] = useState(() => {
    const kept = keptAttempt(topic, questions)
    return kept && kept.state.type !== 'finished' ? kept : startAttempt(topic, questions, Math.random)
  })
  const latest = useRef(attempt)
  const shownAt = useRef(0)
  const turn = currentTurn(attempt)
  // Its sound would give the answer away.
  const isSeen = turn?.question.way === 'see'
  const clip = isSeen || !turn ? undefined : clipOfQuestion(turn.question)
  const following = attempt.turns[attempt.answers.length + (attempt.state.type === 'checked' ? 0 : 1)]

  useEffect(() => keepAttempt(attempt), [attempt])

  useEffect(() => {
    if (clip) void playAlong(clip)
  }, [clip])

  useEffect(() => {
    shownAt.current = turn ? Date.now() : 0
  }, [turn])

  useEffect(() => {
    void prefetchInTurn([clipsOf(turn), [sounds.right, sounds.wrong], clipsOf(following)])
  }, [turn, following])

  /** Sends an event to the attempt and plays its sound. */
  function send(event: AttemptEvent) {
    const next = step(attempt, event)
    if (next === attempt) return
    setAttempt(next)
    if (event.type === 'chosen' && event.option.audio && !isSeen) void playAlong(event.option.audio)
    const judged = event.type === 'checked' ? verdict(next)?.type : undefined
    latest.current = next
    if (judged === 'right' || judged === 'wrong') {
      const at = Date.now()
      setTimeout(() => {
        if (latest.current === next) void playAlong(sounds[judged])
        void keepAnswer(next, { at, took: at - shownAt.current })
      }, twoFrames)
    }
    if (next.state.type === 'finished') {
      keepAttempt(next)
      onFinish(next)
    }
  }

  return { attempt, turn, send }
}

function clipsOf(turn: Turn | undefined): string[] {
  if (!turn) return []
  return [clipOfQuestion(turn.question), ...turn.options.flatMap(({ audio }) => audio ?? [])]
}
