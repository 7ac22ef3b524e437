import { sounds } from 'virtual:content/sounds'
import type { Answer, ExerciseKind } from '@app/learning/course'
import {
  answerShown,
  type Maker,
  type Need,
  notNow,
  planScenes,
  planSession,
  planUnit,
  type Run,
  type Session,
  type SessionEnd,
  sessionEnd,
  showNext,
  step,
} from '@app/learning/course/session'
import { noMemory, type ToCanonicalItem } from '@app/learning/practice'
import { useEffect, useRef, useState } from 'react'
import { type Course, loadCourse } from '../../course/course.ts'
import { withScenesFor } from '../../course/scenes-for.ts'
import { recordPractice } from '../../device/log/record-practice.ts'
import { startOfDay } from '../../device/log/start-of-day.ts'
import { preferencesStore } from '../../device/settings/preferences.ts'
import { sessionSettings } from '../../device/settings/session-settings.ts'
import { forgetSession, keepSession, keptSession } from '../../device/under-way/session-storage.ts'
import { courseNames, readMemory } from '../../memory/learner-memory.ts'
import { playAlong, prefetchClip, prefetchInTurn } from '../../sound/sound.ts'
import { chosenVoice } from '../../sound/voice.ts'
import { clipsOf } from './clips-of.ts'
import { needsLatin } from './needs-latin.ts'
import { isPraised } from './self-judged.ts'

/** A session with what it is made of. `shownAt` is when its exercise appeared. */
type OpenSession = {
  course: Course
  toCanonicalItem: ToCanonicalItem
  run: Run
  shownAt: number
  /** Which texts are shown with their Latin. It is as when the exercise appeared: an answer takes none away. */
  latin: (text: string) => boolean
}

export type SessionState =
  | { type: 'opening' }
  /** The course is not on the device, and cannot be loaded. */
  | { type: 'failed' }
  /** The scene that was asked for is not on the device, and cannot be loaded. */
  | { type: 'no-scene' }
  /** Nothing is due, and nothing is new. */
  | { type: 'nothing' }
  /** `next` is the run after this exercise, made ahead. `kept`: whether this browser keeps what was practised. */
  | ({ type: 'asking'; next?: Run; kept: boolean; silenced: boolean } & OpenSession)
  | { type: 'over'; course: Course; end: SessionEnd; kept: boolean }

type Asking = Extract<SessionState, { type: 'asking' }>

type Props = {
  shows: (kind: ExerciseKind) => boolean
  /** Loads the screen of a kind ahead. */
  prepare: (kind: ExerciseKind) => void
  /** A unit to walk again, instead of what the day asks for. */
  unit: string | undefined
  /** The unit whose scene alone is walked. It is not kept while it is under way: the day's session may be. */
  scene: string | undefined
}

/**
 * Milliseconds. The verdict is drawn before anything else is done, because on a slow phone a sound takes as
 * long to start as the verdict takes to draw. It is a timer, because Safari counts its work as done by the tap.
 */
const twoFrames = 34
/** An introduction stands on the screen, and its sound has begun. */
const settled = 600

/** The session of this learner: one that was begun today, or a new one. */
export function useSession({ shows, prepare, unit, scene }: Props) {
  const [state, setState] = useState<SessionState>({ type: 'opening' })
  const latest = useRef<Run>(undefined)
  const exercise = state.type === 'asking' ? state.run.shown?.exercise : undefined
  const isOver = state.type === 'over'

  useEffect(() => {
    let wanted = true
    open(shows, unit, scene).then(
      (opened) => wanted && setState(opened),
      () => wanted && setState({ type: 'failed' }),
    )
    return () => {
      wanted = false
    }
  }, [shows, unit, scene])

  useEffect(() => {
    if (exercise) void prefetchInTurn([clipsOf(exercise), [sounds.right, sounds.wrong]])
  }, [exercise])

  // What exercises are looked up by is made while an introduction is read, so that the first one is there at once.
  const introduced = state.type === 'asking' && exercise?.kind === 'introduce' ? state : undefined
  useEffect(() => {
    if (!introduced) return
    const { course, toCanonicalItem, run, shownAt } = introduced
    const timer = setTimeout(() => {
      const { engine } = course
      const seen = answerShown(run, { type: 'seen' }, { shownAt, now: shownAt, toCanonicalItem, engine })
      showNext(seen.run, makerOf(course, shows))
    }, settled)
    return () => clearTimeout(timer)
  }, [introduced, shows])

  // What must be heard and does not arrive is asked in another way, and so is all that follows.
  const asked = state.type === 'asking' && !state.run.shown?.done ? state.run : undefined
  useEffect(() => {
    if (!asked) return
    let wanted = true
    void hasItsSound(asked).then((has) => {
      if (has || !wanted) return
      const session = step(asked.session, { type: 'cannot', need: 'sound' })
      setState((now) =>
        now.type === 'asking' && now.run === asked
          ? after(now, showNext({ ...asked, session }, makerOf(now.course, shows)), true)
          : now,
      )
    })
    return () => {
      wanted = false
    }
  }, [asked, shows])

  useEffect(() => {
    if (isOver && scene === undefined) forgetSession()
  }, [isOver, scene])

  function keep(session: Session) {
    if (scene === undefined) keepSession(session, unit)
  }

  function go(on: Asking, next: Run) {
    if (next.shown) prepare(next.shown.exercise.kind)
    setState(after(on, next))
  }

  function answer(given: Answer) {
    if (state.type !== 'asking' || state.run.shown?.done) return
    const { course, toCanonicalItem, shownAt } = state
    const now = Date.now()
    const { run, practice } = answerShown(state.run, given, {
      shownAt,
      now,
      toCanonicalItem,
      engine: course.engine,
    })
    latest.current = run
    const result = run.shown?.done?.result
    if (run.shown?.exercise.kind === 'introduce') {
      keep(run.session)
      go(state, showNext(run, makerOf(course, shows)))
      return
    }
    setState({ ...state, run })
    setTimeout(() => {
      if (practice)
        void recordPractice(practice).then(
          ({ kept }) => kept || setState((at) => (at.type === 'asking' ? { ...at, kept } : at)),
        )
      keep(run.session)
      if (latest.current === run && result && isPraised(given))
        void playAlong(sounds[result.right ? 'right' : 'wrong'])
      const next = showNext(run, makerOf(course, shows))
      if (next.shown) {
        prepare(next.shown.exercise.kind)
        void prefetchInTurn([clipsOf(next.shown.exercise)])
      }
      setState((at) => (at.type === 'asking' && at.run === run ? { ...at, next } : at))
    }, twoFrames)
  }

  function goOn() {
    if (state.type !== 'asking' || !state.run.shown?.done) return
    const next = state.next ?? showNext(state.run, makerOf(state.course, shows))
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
      keep(session)
      go(state, showNext({ ...state.run, session }, makerOf(state.course, shows)))
    },
    /** The exercise on screen cannot be asked here. */
    skip() {
      if (state.type !== 'asking' || state.run.shown?.done) return
      const session = step(state.run.session, { type: 'skipped' })
      keep(session)
      go(state, showNext({ ...state.run, session }, makerOf(state.course, shows)))
    },
  }
}

/** The state with the next exercise, or with the end. `silenced`: it takes the place of one without its sound. */
function after(on: Asking, run: Run, silenced = false): SessionState {
  const { course, kept, toCanonicalItem } = on
  const { session, memory } = run
  if (run.shown) {
    const shownAt = Date.now()
    const latin = needsLatin(course.content, memory, shownAt)
    return { type: 'asking', course, kept, toCanonicalItem, run, shownAt, latin, silenced }
  }
  const now = Date.now()
  const end = sessionEnd(session, memory, course.map, { now, dayStart: startOfDay(now) })
  return { type: 'over', course, end, kept }
}

const makerOf = ({ content, engine }: Course, shows: Props['shows']): Maker => ({
  content,
  shows,
  engine,
  random: Math.random,
})

/** Whether an exercise can be heard, if it must be. With a network, a clip that did not arrive is fetched once more. */
async function hasItsSound({ shown }: Run): Promise<boolean> {
  if (!shown?.turn.sound || chosenVoice() === 'device') return true
  const clips = clipsOf(shown.exercise)
  return (await haveArrived(clips)) || (navigator.onLine && (await haveArrived(clips)))
}

async function haveArrived(clips: readonly string[]): Promise<boolean> {
  const outcomes = await Promise.allSettled(clips.map(prefetchClip))
  return outcomes.every(({ status }) => status === 'fulfilled')
}

async function open(
  shows: Props['shows'],
  unit: string | undefined,
  scene: string | undefined,
): Promise<SessionState> {
  const bare = await loadCourse()
  const now = Date.now()
  // A browser that keeps nothing can still be practised in.
  const read = await readMemory(bare, now).catch(() => undefined)
  const memory = read ?? noMemory
  const course = await withScenesFor(bare, memory, scene ?? unit)
  const { content, map } = course
  const moment = { now, dayStart: startOfDay(now) }
  const session = scene === undefined ? (keptSession(unit, now) ?? planned()) : planScene(scene)
  if (!session) return { type: 'no-scene' }
  const run = showNext({ session, memory }, makerOf(course, shows))
  if (!run.shown) return { type: 'nothing' }
  const latin = needsLatin(content, memory, now)
  const toCanonicalItem = courseNames(course)
  return {
    type: 'asking',
    ...{ course, toCanonicalItem, run, latin },
    shownAt: now,
    kept: read !== undefined,
    silenced: false,
  }

  function settingsNow() {
    const chosen = sessionSettings.getState()
    // Who has the sound off is not asked by ear.
    return preferencesStore.getState().muted ? notNow(chosen, 'sound', now) : chosen
  }
  function planScene(of: string) {
    return planScenes([of], memory, map, settingsNow(), moment)
  }
  function planned() {
    const settings = settingsNow()
    const walked = unit === undefined ? undefined : planUnit(unit, memory, map, settings, moment, Math.random)
    return walked ?? planSession(memory, map, settings, moment, Math.random)
  }
}
