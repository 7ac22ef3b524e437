import { coachStep, newCoachSession } from '@app/learning/coach'
import { useEffect, useReducer, useState } from 'react'
import { type Answering, findAnswering } from './answering.ts'
import { askCoach } from './ask-coach.ts'

/** The coach's screen: what is on it, what happens to it, and who answers. What is asked is no longer waited for when the screen goes. */
export function useCoach() {
  const [session, dispatch] = useReducer(coachStep, newCoachSession)
  const [found, setFound] = useState<Answering>()
  const [builtInChosen, chooseBuiltIn] = useState(false)
  const { asking } = session
  const coach = builtInChosen || found?.coach === 'built-in' ? 'built-in' : found?.coach

  useEffect(() => {
    let wanted = true
    void findAnswering().then((answering) => wanted && setFound(answering))
    return () => {
      wanted = false
    }
  }, [])

  useEffect(() => {
    if (!asking || !coach) return
    const leaving = new AbortController()
    const { number, question } = asking
    const answering: Answering = coach === 'service' ? { coach } : { coach, why: 'only' }
    void askCoach(question, answering, leaving.signal).then(({ answer, credits }) => {
      if (leaving.signal.aborted) return
      dispatch({ ...answer, number })
      if (credits) setFound((found) => (found?.coach === 'service' ? { ...found, credits } : found))
    })
    return () => leaving.abort()
  }, [asking, coach])

  const answering: Answering | undefined =
    builtInChosen && found?.coach === 'service' ? { coach: 'built-in', why: 'chosen' } : found
  return { session, dispatch, answering, chooseBuiltIn }
}
