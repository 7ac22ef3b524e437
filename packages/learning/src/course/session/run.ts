import type { Memory, NameToday, Practice } from '../../practice/index.ts'
import { practised } from '../../practice/memory.ts'
import { longestThought } from '../../review/review.ts'
import type { CourseContent } from '../content.ts'
import type { Answer } from '../exercises/answer.ts'
import type { Exercise, ExerciseKind } from '../exercises/exercise.ts'
import { exerciseName, judgeExercise, makeExercise } from '../exercises/kinds.ts'
import type { Result } from '../exercises/result.ts'
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
  { content, shows, random }: Maker,
): Exercise | undefined {
  return shows(turn.kind) ? makeExercise(turn, { content, memory, underWay: met, random }) : undefined
}

/**
 * The run after an answer, and what to keep of it: an introduction shows nothing of what is known. `since` is
 * when the exercise appeared, in milliseconds since 1970.
 */
export function answerShown(
  run: Run,
  answer: Answer,
  { since, now, nameToday }: { since: number; now: number; nameToday: NameToday },
): { run: Run; practice?: Practice } {
  const { session, memory, shown } = run
  if (!shown || shown.done) return { run }
  const { exercise } = shown
  const result = judgeExercise(exercise, answer)
  const { right, looks } = result
  const took = Math.min(Math.max(0, now - since), longestThought)
  const after = step(session, { type: 'answered', asks: exercise.asks, right, looks, took })
  const next = { session: after, memory, shown: { ...shown, done: { answer, result } } }
  if (exercise.kind === 'introduce') return { run: next }
  const practice = { exercise: exerciseName(exercise), at: now, took, looks }
  return { run: { ...next, memory: practised(memory, { id: '', practice }, now, nameToday) }, practice }
}

/** How much of a session is done, from 0 to 1. */
export function sessionProgress({ minutes, spent, now, left, misses }: Session): number {
  if (!now) return 1
  const ahead = [now, ...left].reduce((sum, { seconds }) => sum + seconds, misses.length * perMiss)
  const open = Math.min(ahead, Math.max(now.seconds, minutes * 60 - spent))
  return spent / (spent + open)
}

/** What asking again takes, in seconds. */
const perMiss = 10
