import { type CardInput, type Grade as FsrsGrade, forgetting_curve, fsrs, Rating, State } from 'ts-fsrs'
import { type Grade, grades } from './review.ts'

/**
 * The state of a card: in its learning steps of minutes, known for days, or forgotten and in its learning
 * steps again.
 */
export type CardState = 'learning' | 'known' | 'relearning'

/** The state of a card after its reviews. Times are milliseconds since 1970. */
export type Card = {
  state: CardState
  due: number
  /** The days after which nine in ten such cards are still known. */
  stability: number
  difficulty: number
  /** The number of learning steps done. */
  step: number
  reps: number
  lapses: number
  first: number
  last: number
}

/** The share of due cards that learners should still know. */
const retention = 0.9

/** No random intervals: all devices with the same log get the same schedule. */
const scheduler = fsrs({ request_retention: retention, enable_fuzz: false })

const ratings: Readonly<Record<Grade, FsrsGrade>> = {
  again: Rating.Again,
  hard: Rating.Hard,
  good: Rating.Good,
  easy: Rating.Easy,
}

const states: Readonly<Record<CardState, State>> = {
  learning: State.Learning,
  known: State.Review,
  relearning: State.Relearning,
}

/** The card after a grade. A time before its last review counts as the time of that review. */
export function graded(card: Card | undefined, grade: Grade, at: number): Card {
  const now = Math.max(at, card?.last ?? 0)
  const next = scheduler.next(toFsrs(card, now), now, ratings[grade]).card
  return {
    state: stateOf(next.state),
    due: next.due.getTime(),
    stability: next.stability,
    difficulty: next.difficulty,
    step: next.learning_steps,
    reps: next.reps,
    lapses: next.lapses,
    first: card?.first ?? now,
    last: now,
  }
}

/** The milliseconds until the card would be due after each grade. */
export function intervals(card: Card | undefined, now: number): Record<Grade, number> {
  const from = Math.max(now, card?.last ?? 0)
  const [again, hard, good, easy] = grades.map((grade) => graded(card, grade, now).due - from)
  return { again: again ?? 0, hard: hard ?? 0, good: good ?? 0, easy: easy ?? 0 }
}

/** How likely it is, from 0 to 1, that the learner still knows the card. */
export function likelyKnown({ last, stability }: Pick<Card, 'last' | 'stability'>, now: number): number {
  const days = Math.max(0, now - last) / 86_400_000
  return forgetting_curve(scheduler.parameters.w, days, stability)
}

function toFsrs(card: Card | undefined, now: number): CardInput {
  if (!card) return { ...untouched, due: now }
  const { due, stability, difficulty, step, reps, lapses, state, last } = card
  return {
    ...untouched,
    due: due,
    stability,
    difficulty,
    learning_steps: step,
    reps,
    lapses,
    state: states[state],
    last_review: last,
  }
}

const untouched: Omit<CardInput, 'due'> = {
  stability: 0,
  difficulty: 0,
  elapsed_days: 0,
  scheduled_days: 0,
  learning_steps: 0,
  reps: 0,
  lapses: 0,
  state: State.New,
}

function stateOf(state: State): CardState {
  switch (state) {
    case State.Review:
      return 'known'
    case State.Relearning:
      return 'relearning'
    default:
      return 'learning'
  }
}
