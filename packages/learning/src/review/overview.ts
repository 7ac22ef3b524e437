import type { CardKind, Review } from './review.ts'
import { day, dueOf, type WordSchedule } from './schedule.ts'
import { isWellKnown } from './well-known.ts'

export type WordStates = { fresh: number; learning: number; known: number }

/**
 * Counts the saved words that were never reviewed, that are being learnt, and that are well known: every card
 * begun lasts three weeks or more.
 */
export function wordStates(words: readonly string[], schedules: readonly WordSchedule[]): WordStates {
  const saved = new Set(words)
  const begun = schedules.filter(({ word }) => saved.has(word))
  const known = begun.filter(isWellKnown)
  return { fresh: saved.size - begun.length, learning: begun.length - known.length, known: known.length }
}

/** Counts the words that are due on each of the next days, saved or met. Words that are overdue count for the first day. */
export function forecast(
  words: readonly string[],
  schedules: readonly WordSchedule[],
  kinds: readonly CardKind[],
  dayStart: number,
  days: number,
): number[] {
  const saved = new Set(words)
  const counts = Array.from({ length: days }, () => 0)
  for (const schedule of schedules) {
    if (!schedule.met && !saved.has(schedule.word)) continue
    const next = dueOf(schedule, kinds, dayStart)
    const at = next && Math.max(0, Math.floor((next.due - dayStart) / day))
    if (at !== undefined && at < days) counts[at] = (counts[at] ?? 0) + 1
  }
  return counts
}

export type Retention = { asked: number; known: number }

/**
 * Counts how often the learner still knew a card. Only cards first seen on an earlier day count, only their
 * first review of a day, and every grade but "again" means known. `days` are the starts of the days to count,
 * oldest first, and the end of the last one.
 */
export function retention(
  reviews: readonly Review[],
  firstSeen: (word: string, kind: CardKind) => number | undefined,
  days: readonly number[],
): Retention {
  const counted = new Set<string>()
  const found: Retention = { asked: 0, known: 0 }
  for (const { word, card, at, grade } of reviews.toSorted((one, other) => one.at - other.at)) {
    const today = dayOf(at, days)
    const start = days[today]
    const first = firstSeen(word, card)
    const name = `${today} ${card} ${word}`
    if (start === undefined || first === undefined || first >= start || counted.has(name)) continue
    counted.add(name)
    found.asked += 1
    if (grade !== 'again') found.known += 1
  }
  return found
}

/** Counts the reviews of each day. */
export function reviewsByDay(times: readonly number[], days: readonly number[]): number[] {
  const counts = Array.from({ length: days.length - 1 }, () => 0)
  for (const at of times) {
    const place = dayOf(at, days)
    if (place >= 0) counts[place] = (counts[place] ?? 0) + 1
  }
  return counts
}

/** The index of the day that contains a time; -1 if none does. */
function dayOf(at: number, days: readonly number[]): number {
  const after = days.findIndex((start) => start > at)
  return after - 1 < 0 ? -1 : after - 1
}
