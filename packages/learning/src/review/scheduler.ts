import { type CardInput, type Grade as FsrsGrade, fsrs, Rating, State } from 'ts-fsrs'
import { type Grade, grades } from './review.ts'

/** How well a word is known: being learnt in minutes, known for days, or forgotten and being learnt again. */
export type CardState = 'learning' | 'known' | 'relearning'

/** What the log of a card comes to. Times are milliseconds since 1970. */
export type Card = {
  state: CardState
  due: number
  /** Days until nine in ten such cards are still known. */
  stability: number
  difficulty: number
  /** How far in the steps of minutes. */
  step: number
  reps: number
  lapses: number
  first: number
  last: number
}

/** How many of the due words are to be known still when they are asked. */
const retention = 0.9

/** Without chance: every device that has the same log comes to the same schedule. */
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

/** The card after it was graded. A moment before its last review counts as that of the last review. */
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

/** How long the card would rest after each grade: milliseconds. */
export function intervals(card: Card | undefined, now: number): Record<Grade, number> {
  const from = Math.max(now, card?.last ?? 0)
  const [again, hard, good, easy] = grades.map((grade) => graded(card, grade, now).due - from)
  return { again: again ?? 0, hard: hard ?? 0, good: good ?? 0, easy: easy ?? 0 }
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
