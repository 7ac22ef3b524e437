import { type Asking, coachStep, newCoachSession } from '@app/learning/coach'
import { useCallback, useEffect, useReducer, useState } from 'react'
import { type Answering, findAnswering } from './answering.ts'
import { askCoach } from './ask-coach.ts'

/** The coach's screen: what is on it, what happens to it, and who answers. What is asked is no longer waited for when the screen goes. */
export function useCoach() {
  const [session, dispatch] = useReducer(coachStep, newCoachSession)
  const [found, setFound] = useState<Answering>()
  const [builtInChosen, chooseBuiltIn] = useState(false)
  const coach = builtInChosen || found?.coach === 'built-in' ? 'built-in' : found?.coach

  useEffect(() => {
    let wanted = true
    void findAnswering().then((answering) => wanted && setFound(answering))
    return () => {
      wanted = false
    }
  }, [])

  const hear = useCallback(({ answer, credits }: Answered, number: number) => {
    dispatch({ ...answer, number })
    if (credits) setFound((found) => (found?.coach === 'service' ? { ...found, credits } : found))
  }, [])
  const { generate, analyze, check } = session.asking
  useAsking(generate, coach, hear)
  useAsking(analyze, coach, hear)
  useAsking(check, coach, hear)

  const answering: Answering | undefined =
    builtInChosen && found?.coach === 'service' ? { coach: 'built-in', why: 'chosen' } : found
  return { session, dispatch, answering, chooseBuiltIn }
}

type Answered = Awaited<ReturnType<typeof askCoach>>

/** Asks the coach, until the answer is here or is no longer waited for. */
function useAsking(
  asking: Asking | undefined,
  coach: Answering['coach'] | undefined,
  hear: (answered: Answered, number: number) => void,
) {
  useEffect(() => {
    if (!asking || !coach) return
    const leaving = new AbortController()
    const { number, question } = asking
    const answering: Answering = coach === 'service' ? { coach } : { coach, why: 'only' }
    void askCoach(question, answering, leaving.signal).then(
      (answered) => !leaving.signal.aborted && hear(answered, number),
    )
    return () => leaving.abort()
  }, [asking, coach, hear])
}
