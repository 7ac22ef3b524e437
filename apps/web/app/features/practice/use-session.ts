import { sounds } from 'virtual:content/sounds'
import type { Answer, ExerciseKind } from '@app/learning/course'
import {
  answerShown,
  type Maker,
  type Need,
  notNow,
  planSession,
  planUnit,
  type Run,
  type SessionEnd,
  sessionEnd,
  showNext,
  step,
} from '@app/learning/course/session'
import { type NameToday, noMemory } from '@app/learning/practice'
import { useEffect, useRef, useState } from 'react'
import { type Course, loadCourse } from '../../course-data/course.ts'
import { addPractice, courseNames, readMemory } from '../../course-data/learner-memory.ts'
import { sessionSettings } from '../../course-data/session-settings.ts'
import { playAlong, prefetchClip, prefetchInTurn } from '../../sound/sound.ts'
import { preferencesStore } from '../../storage/preferences.ts'
import { clipsOf } from './clips-of.ts'
import { needsLatin } from './needs-latin.ts'
import { forgetSession, keepSession, keptSession } from './session-storage.ts'

/** A session with what it is made of. `since` is when its exercise appeared. */
type Going = {
  course: Course
  nameToday: NameToday
  run: Run
  since: number
  /** Which texts are shown with their Latin. It is as when the exercise appeared: an answer takes none away. */
  latin: (text: string) => boolean
}

export type SessionState =
  | { type: 'opening' }
  /** The course is not on the device, and cannot be loaded. */
  | { type: 'failed' }
  /** Nothing is due, and nothing is new. */
  | { type: 'nothing' }
  /** `next` is the run after this exercise, made ahead. `kept`: whether this browser keeps what was practised. */
  | ({ type: 'asking'; next?: Run; kept: boolean; silenced: boolean } & Going)
  | { type: 'over'; course: Course; end: SessionEnd; right: number; kept: boolean }

type Asking = Extract<SessionState, { type: 'asking' }>

type Props = {
  shows: (kind: ExerciseKind) => boolean
  /** Loads the screen of a kind ahead. */
  prepare: (kind: ExerciseKind) => void
  /** A unit to walk again, instead of what the day asks for. */
  unit: string | undefined
}

/**
 * Milliseconds. The verdict is drawn before anything else is done, because on a slow phone a sound takes as
 * long to start as the verdict takes to draw. It is a timer, because Safari counts its work as done by the tap.
 */
const twoFrames = 34
/** An introduction stands on the screen, and its sound has begun. */
const settled = 600

/** The session of this learner: one that was begun today, or a new one. */
export function useSession({ shows, prepare, unit }: Props) {
  const [state, setState] = useState<SessionState>({ type: 'opening' })
  const latest = useRef<Run>(undefined)
  const exercise = state.type === 'asking' ? state.run.shown?.exercise : undefined

  useEffect(() => {
    let wanted = true
    open(shows, unit).then(
      (opened) => wanted && setState(opened),
      () => wanted && setState({ type: 'failed' }),
    )
    return () => {
      wanted = false
    }
  }, [shows, unit])

  useEffect(() => {
    if (exercise) void prefetchInTurn([clipsOf(exercise), [sounds.right, sounds.wrong]])
  }, [exercise])

  // What exercises are looked up by is made while an introduction is read, so that the first one is there at once.
  const introduced = state.type === 'asking' && exercise?.kind === 'introduce' ? state : undefined
  useEffect(() => {
    if (!introduced) return
    const { course, nameToday, run, since } = introduced
    const timer = setTimeout(() => {
      const after = answerShown(run, { type: 'seen' }, { since, now: since, nameToday })
      showNext(after.run, { content: course.content, shows, random: Math.random })
    }, settled)
    return () => clearTimeout(timer)
  }, [introduced, shows])

  const maker = ({ content }: Course): Maker => ({ content, shows, random: Math.random })

  function go(on: Asking, next: Run) {
    const { course, kept } = on
    if (next.shown) {
      prepare(next.shown.exercise.kind)
      const { next: _made, ...rest } = on
      const since = Date.now()
      const shown = { ...rest, run: next, since, latin: needsLatin(course.content, next.memory, since) }
      setState({ ...shown, silenced: false })
      void withoutMissingClip(shown)
      return
    }
    forgetSession()
    const { session, memory } = next
    const asked = new Set(session.asked.map(({ item }) => item))
    setState({
      type: 'over',
      course,
      end: sessionEnd(session, memory, course.map),
      right: [...asked].filter((item) => !session.hard.includes(item)).length,
      kept,
    })
  }

  /** Without a network, what must be heard and is not on the device is asked in another way. */
  async function withoutMissingClip(on: Asking) {
    const { shown } = on.run
    const clips = shown?.turn.sound ? clipsOf(shown.exercise) : []
    if (navigator.onLine || clips.length === 0) return
    const outcomes = await Promise.allSettled(clips.map(prefetchClip))
    if (outcomes.every(({ status }) => status === 'fulfilled')) return
    setState((now) => {
      if (now.type !== 'asking' || now.run !== on.run) return now
      const session = step(now.run.session, { type: 'cannot', need: 'sound' })
      const run = showNext({ ...now.run, session }, maker(now.course))
      return run.shown ? { ...now, run, since: Date.now(), silenced: true } : now
    })
  }

  function answer(given: Answer) {
    if (state.type !== 'asking' || state.run.shown?.done) return
    const { course, nameToday, since } = state
    const now = Date.now()
    const { run, practice } = answerShown(state.run, given, { since, now, nameToday })
    latest.current = run
    const result = run.shown?.done?.result
    if (run.shown?.exercise.kind === 'introduce') {
      keepSession(run.session, unit)
      go(state, showNext(run, maker(course)))
      return
    }
    setState({ ...state, run })
    setTimeout(() => {
      if (practice)
        addPractice(practice).catch(() =>
          setState((at) => (at.type === 'asking' ? { ...at, kept: false } : at)),
        )
      keepSession(run.session, unit)
      if (latest.current === run && result) void playAlong(sounds[result.right ? 'right' : 'wrong'])
      const next = showNext(run, maker(course))
      if (next.shown) {
        prepare(next.shown.exercise.kind)
        void prefetchInTurn([clipsOf(next.shown.exercise)])
      }
      setState((at) => (at.type === 'asking' && at.run === run ? { ...at, next } : at))
    }, twoFrames)
  }

  function goOn() {
    if (state.type !== 'asking' || !state.run.shown?.done) return
    const next = state.next ?? showNext(state.run, maker(state.course))
    latest.current = next
    go(state, next)
  }

  return {
    state,
    answer,
    goOn,
    /** "I cannot listen now", or speak: for an hour. */
    cannotNow(need: Need) {
      if (state.type !== 'asking' || state.run.shown?.done) return
      sessionSettings.setState(notNow(sessionSettings.getState(), need, Date.now()))
      const session = step(state.run.session, { type: 'cannot', need })
      keepSession(session, unit)
      go(state, showNext({ ...state.run, session }, maker(state.course)))
    },
    /** The exercise on screen cannot be asked here. */
    skip() {
      if (state.type !== 'asking' || state.run.shown?.done) return
      const session = step(state.run.session, { type: 'skipped' })
      keepSession(session, unit)
      go(state, showNext({ ...state.run, session }, maker(state.course)))
    },
  }
}

async function open(shows: Props['shows'], unit: string | undefined): Promise<SessionState> {
  const course = await loadCourse()
  const { content, map } = course
  const now = Date.now()
  // A browser that keeps nothing can still be practised in.
  const read = await readMemory(content, now).catch(() => undefined)
  const memory = read ?? noMemory
  const session = keptSession(unit, now) ?? planned()
  const maker = { content, shows, random: Math.random }
  const run = showNext({ session, memory }, maker)
  if (!run.shown) return { type: 'nothing' }
  const latin = needsLatin(content, memory, now)
  const nameToday = courseNames(content)
  return {
    type: 'asking',
    ...{ course, nameToday, run, latin },
    since: now,
    kept: read !== undefined,
    silenced: false,
  }

  function planned() {
    const chosen = sessionSettings.getState()
    // Who has the sound off is not asked by ear.
    const settings = preferencesStore.getState().muted ? notNow(chosen, 'sound', now) : chosen
    const walked = unit === undefined ? undefined : planUnit(unit, memory, map, settings, now, Math.random)
    return walked ?? planSession(memory, map, settings, now, Math.random)
  }
}
