import { type Asking, coachStep } from '@app/learning/coach'
import type { CheckedGuesses } from '@app/learning/course'
import { useCallback, useEffect, useReducer, useRef, useState } from 'react'
import { untilReleased } from '../../ui/until-released.ts'
import { type Answering, findAnswering } from './answering.ts'
import { type Answered, askCoach } from './ask-coach.ts'
import { keepDraft, readDraft } from './draft.ts'

/**
 * The state of the coach's screen, its events, and which coach answers. Requests are aborted when the screen
 * closes. `onChecked` gets what the first guesses at a sentence showed: the feedback on them says the answer.
 */
export function useCoach(onChecked: (checked: CheckedGuesses) => void) {
  const [session, dispatch] = useReducer(coachStep, undefined, readDraft)
  useEffect(() => keepDraft(session), [session])
  const [found, setFound] = useState<Answering>()
  const [builtInChosen, chooseBuiltIn] = useState(false)
  const coach = builtInChosen || found?.coach === 'built-in' ? 'built-in' : found?.coach

  const isIdle = Object.keys(session.asking).length === 0
  const mayChange = isIdle && (found?.coach === 'service' || found?.why === 'unreachable')

  useEffect(() => {
    let wanted = true
    void findAnswering().then(async (answering) => {
      await untilReleased()
      if (wanted) setFound(answering)
    })
    return () => {
      wanted = false
    }
  }, [])

  useEffect(() => (mayChange ? onReturn(() => findAgain(setFound)) : undefined), [mayChange])

  const tell = useRef(onChecked)
  useEffect(() => {
    tell.current = onChecked
  }, [onChecked])
  const told = useRef<string>(undefined)
  const receive = useCallback(
    ({ answer, credits, level, checked }: Answered, { number, question }: Asking) => {
      dispatch({ ...answer, number })
      if (level) dispatch({ type: 'suits', level })
      if (credits) setFound((found) => (found?.coach === 'service' ? { ...found, credits } : found))
      if (question.type !== 'check' || !checked || told.current === question.text) return
      told.current = question.text
      tell.current(checked)
    },
    [],
  )
  const { generate, analyze, check } = session.asking
  useAsking(generate, coach, receive)
  useAsking(analyze, coach, receive)
  useAsking(check, coach, receive)

  const answering: Answering | undefined =
    builtInChosen && found?.coach === 'service' ? { coach: 'built-in', why: 'chosen' } : found
  return { session, dispatch, answering, chooseBuiltIn }
}

/**
 * Another tab may have spent credits, or the server may be in reach again. Without a reply the known values
 * stay.
 */
async function findAgain(take: (answering: Answering) => void) {
  const answering = await findAnswering()
  if (answering && (answering.coach === 'service' || answering.why === 'only')) take(answering)
}

/**
 * Runs `find` whenever the learner comes back to the page, or the network comes back, one run at a time.
 * Returns a function that stops it.
 */
function onReturn(find: () => Promise<void>): () => void {
  const leaving = new AbortController()
  const { signal } = leaving
  let isFinding = false
  const act = () => {
    if (isFinding) return
    isFinding = true
    void find().finally(() => {
      isFinding = false
    })
  }
  for (const type of ['focus', 'online'] as const) window.addEventListener(type, act, { signal })
  document.addEventListener('visibilitychange', () => !document.hidden && act(), { signal })
  return () => leaving.abort()
}

/** Asks the coach, until the answer arrives or the request is aborted. */
function useAsking(
  asking: Asking | undefined,
  coach: Answering['coach'] | undefined,
  receive: (answered: Answered, asking: Asking) => void,
) {
  useEffect(() => {
    if (!asking || !coach) return
    const leaving = new AbortController()
    const answering: Answering = coach === 'service' ? { coach } : { coach, why: 'only' }
    void askCoach(asking.question, answering, leaving.signal).then(
      (answered) => !leaving.signal.aborted && receive(answered, asking),
    )
    return () => leaving.abort()
  }, [asking, coach, receive])
}
