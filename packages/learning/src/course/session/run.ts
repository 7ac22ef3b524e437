import {
  type Item,
  kindOf,
  type Look,
  type Memory,
  type NameToday,
  type Practice,
} from '../../practice/index.ts'
import { practised } from '../../practice/memory.ts'
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
export type Kinds = {
  make: (plan: Plan, world: World) => Exercise | undefined
  judge: (exercise: Exercise, answer: Answer) => Result
}

const usualKinds: Kinds = { make: makeExercise, judge: judgeExercise }

/** What exercises are made of, and which kinds can be shown here. */
export type Maker = {
  content: CourseContent
  shows: (kind: ExerciseKind) => boolean
  kinds?: Kinds | undefined
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
  { content, shows, kinds = usualKinds, random }: Maker,
): Exercise | undefined {
  return shows(turn.kind) ? kinds.make(turn, { content, memory, underWay: met, random }) : undefined
}

type Judged = { since: number; now: number; nameToday: NameToday; kinds?: Kinds | undefined }

/**
 * The run after an answer, and what to keep of it: an introduction shows nothing of what is known. `since` is
 * when the exercise appeared, in milliseconds since 1970.
 */
export function answerShown(
  run: Run,
  answer: Answer,
  { since, now, nameToday, kinds = usualKinds }: Judged,
): { run: Run; practice?: Practice } {
  const { session, memory, shown } = run
  if (!shown || shown.done) return { run }
  const { exercise } = shown
  const result = kinds.judge(exercise, answer)
  const { right } = result
  // An ending stands on a word that may never have been introduced: it is not taken as met.
  const isMet = (item: Item) =>
    memory.has(item) || [...session.met, ...shown.turn.asks.map((ask) => ask.item)].includes(item)
  const looks = result.looks.filter(({ item }) => isMet(item))
  const remembered =
    right && 'sentence' in exercise && exercise.sentence !== undefined
      ? [...looks, understood(exercise.sentence, exercise.asks)]
      : looks
  const took = Math.min(Math.max(0, now - since), longestThought)
  const asks = exercise.asks.filter(({ item }) => isMet(item))
  const after = step(session, { type: 'answered', asks, right, looks, took })
  const next = { session: after, memory, shown: { ...shown, done: { answer, result } } }
  if (exercise.kind === 'introduce') return { run: next }
  const practice = { exercise: exerciseName(exercise), at: now, took, looks: remembered }
  return { run: { ...next, memory: practised(memory, { id: '', practice }, now, nameToday) }, practice }
}

/** A sentence that was right is remembered: what can be done after a unit goes by it. */
const understood = (sentence: string, asks: Exercise['asks']): Look => ({
  item: sentenceItem(
    sentence,
    asks.some(({ item }) => kindOf(item) === 'english'),
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
