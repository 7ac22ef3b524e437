import {
  type Item,
  isCommon,
  isWord,
  type Memory,
  type Observation,
  type Practice,
  type ToCanonicalItem,
} from '../../practice/index.ts'
import { applyPractice } from '../../practice/memory.ts'
import { longestThought } from '../../review/review.ts'
import type { CourseContent } from '../content.ts'
import type { Answer } from '../exercises/answer.ts'
import type { Exercise, ExerciseKind } from '../exercises/exercise.ts'
import { type ExerciseEngine, exerciseName, judgeExercise, makeExercise } from '../exercises/kinds.ts'
import type { Result } from '../exercises/result.ts'
import { asWhole } from './as-whole.ts'
import type { Session, Turn } from './session.ts'
import { step } from './step.ts'
import { otherTurns } from './turns.ts'

/**
 * A session with the exercise on screen. Once that is answered (`done`), `session` is already at its next turn:
 * stored then, it never asks again for what was answered.
 */
export type Run = {
  session: Session
  memory: Memory
  /** None: the session is over. */
  shown?: Shown
}
export type Shown = { turn: Turn; exercise: Exercise; done?: { answer: Answer; result: Result } }

/** What exercises are made of, and which kinds can be shown here. */
export type Maker = {
  content: CourseContent
  shows: (kind: ExerciseKind) => boolean
  engine?: ExerciseEngine | undefined
  random: () => number
}

/** The run with the exercise of its session's turn. What cannot be made is asked in another way, or left out. */
export function showNext({ session, memory }: Run, maker: Maker): Run {
  for (let now: Session = session; now.now; now = step(now, { type: 'skipped' })) {
    const latin = new Set(now.latin)
    const possible = { cannot: now.cannot, latin: (item: Session['latin'][number]) => latin.has(item) }
    for (const turn of [now.now, ...otherTurns(now.now, possible)]) {
      const exercise = exerciseOf(turn, now, memory, maker)
      if (exercise) return { session: { ...now, now: turn }, memory, shown: { turn, exercise } }
    }
  }
  return { session: { ...session, now: undefined, left: [] }, memory }
}

function exerciseOf(
  turn: Turn,
  { met }: Session,
  memory: Memory,
  { content, shows, engine, random }: Maker,
): Exercise | undefined {
  return shows(turn.kind) ? makeExercise(turn, { content, memory, underWay: met, random }, engine) : undefined
}

type Judged = {
  shownAt: number
  now: number
  toCanonicalItem: ToCanonicalItem
  engine?: ExerciseEngine | undefined
}

/**
 * The run after an answer, and what to keep of it: an introduction shows nothing of what is known. `shownAt` is
 * when the exercise appeared, in milliseconds since 1970.
 */
export function answerShown(
  run: Run,
  answer: Answer,
  { shownAt, now, toCanonicalItem, engine }: Judged,
): { run: Run; practice?: Practice } {
  const { session, memory, shown } = run
  if (!shown || shown.done) return { run }
  const { exercise } = shown
  const result = judgeExercise(exercise, answer, engine)
  const { right } = result
  const isLeft = answer.type === 'walked' && !answer.finished
  // An ending stands on a word that may never have been introduced: it is not taken as met.
  const isMet = (item: Item) =>
    memory.has(item) || [...session.met, ...shown.turn.targets.map((target) => target.item)].includes(item)
  const looks = result.looks.filter(({ item }) => isMet(item)).map((look) => asCommon(look, session, memory))
  const remembered = [...looks, ...asWhole(exercise, answer, right, memory)]
  const took = Math.min(Math.max(0, now - shownAt), longestThought)
  const targets = exercise.targets.filter(({ item }) => isMet(item))
  const after = step(
    session,
    isLeft ? { type: 'skipped' } : { type: 'answered', targets, right, looks, took },
  )
  const next = { session: after, memory, shown: { ...shown, done: { answer, result } } }
  if (exercise.kind === 'introduce') return { run: next }
  const practice = { exercise: exerciseName(exercise), at: now, took, looks: remembered }
  return {
    run: { ...next, memory: applyPractice(memory, { id: '', practice }, now, toCanonicalItem) },
    practice,
  }
}

/**
 * What was seen or heard of a word stands for both, where these have one schedule. Who cannot listen shows nothing of the
 * ear, and who cannot read yet nothing of the eye.
 */
function asCommon(look: Observation, { cannot, understands, latin }: Session, memory: Memory): Observation {
  const isOfBoth =
    isWord(look.item) &&
    (look.skill === 'read' || look.skill === 'hear') &&
    !cannot.includes('sound') &&
    !(understands && latin.includes(look.item)) &&
    isCommon(memory.get(look.item) ?? {})
  return isOfBoth ? { ...look, common: true } : look
}

/** How much of a session is done, from 0 to 1: by its time, or by its exercises if these are over sooner. */
export function sessionProgress({ minutes, most, spent, turns, now, left, misses }: Session): number {
  if (!now) return 1
  const ahead = [now, ...left].reduce((sum, { seconds }) => sum + seconds, misses.length * perMiss)
  const open = Math.min(ahead, Math.max(now.seconds, minutes * 60 - spent))
  const ofTime = spent / (spent + open)
  return Math.max(ofTime, turns / (turns + 1 + left.length + misses.length), turns / most)
}

/** What asking again takes, in seconds. */
const perMiss = 10
