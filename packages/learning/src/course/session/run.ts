import {
  type Item,
  kindOf,
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
import { exerciseName, judgeExercise, makeExercise, type Plan } from '../exercises/kinds.ts'
import type { Result } from '../exercises/result.ts'
import type { World } from '../exercises/world.ts'
import { sentenceItem } from './sentence-item.ts'
import type { Session, Turn } from './session.ts'
import { mostExercises } from './settings.ts'
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

/** Makes and judges exercises: in another way where another language is learnt. */
export type ExerciseEngine = {
  make: (plan: Plan, world: World) => Exercise | undefined
  judge: (exercise: Exercise, answer: Answer) => Result
}

const malayalamEngine: ExerciseEngine = { make: makeExercise, judge: judgeExercise }

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
  { content, shows, engine = malayalamEngine, random }: Maker,
): Exercise | undefined {
  return shows(turn.kind) ? engine.make(turn, { content, memory, underWay: met, random }) : undefined
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
  { shownAt, now, toCanonicalItem, engine = malayalamEngine }: Judged,
): { run: Run; practice?: Practice } {
  const { session, memory, shown } = run
  if (!shown || shown.done) return { run }
  const { exercise } = shown
  const result = engine.judge(exercise, answer)
  const { right } = result
  // An ending stands on a word that may never have been introduced: it is not taken as met.
  const isMet = (item: Item) =>
    memory.has(item) || [...session.met, ...shown.turn.targets.map((target) => target.item)].includes(item)
  const looks = result.looks.filter(({ item }) => isMet(item))
  const remembered =
    right && 'sentence' in exercise && exercise.sentence !== undefined
      ? [...looks, understood(exercise.sentence, exercise.targets)]
      : looks
  const took = Math.min(Math.max(0, now - shownAt), longestThought)
  const targets = exercise.targets.filter(({ item }) => isMet(item))
  const after = step(session, { type: 'answered', targets, right, looks, took })
  const next = { session: after, memory, shown: { ...shown, done: { answer, result } } }
  if (exercise.kind === 'introduce') return { run: next }
  const practice = { exercise: exerciseName(exercise), at: now, took, looks: remembered }
  return {
    run: { ...next, memory: applyPractice(memory, { id: '', practice }, now, toCanonicalItem) },
    practice,
  }
}

/** A sentence that was right is remembered: what can be done after a unit goes by it. */
const understood = (sentence: string, targets: Exercise['targets']): Observation => ({
  item: sentenceItem(
    sentence,
    targets.some(({ item }) => kindOf(item) === 'english'),
  ),
  skill: 'understand',
  outcome: 'good',
})

/** How much of a session is done, from 0 to 1: by its time, or by its exercises if these are over sooner. */
export function sessionProgress({ minutes, spent, turns, now, left, misses }: Session): number {
  if (!now) return 1
  const ahead = [now, ...left].reduce((sum, { seconds }) => sum + seconds, misses.length * perMiss)
  const open = Math.min(ahead, Math.max(now.seconds, minutes * 60 - spent))
  const ofTime = spent / (spent + open)
  return Math.max(ofTime, turns / (turns + 1 + left.length + misses.length), turns / mostExercises(minutes))
}

/** What asking again takes, in seconds. */
const perMiss = 10
