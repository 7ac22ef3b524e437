import type { CardKind, Review } from './review.ts'
import { day, dueOf, type WordSchedule } from './schedule.ts'
import { isWellKnown } from './well-known.ts'

export type WordStates = { fresh: number; learning: number; known: number }

/** How many of the saved words were never reviewed, are being learnt, and are known for three weeks and more by every card begun. */
export function wordStates(words: readonly string[], schedules: readonly WordSchedule[]): WordStates {
  const saved = new Set(words)
  const begun = schedules.filter(({ word }) => saved.has(word))
  const known = begun.filter(isWellKnown)
  return { fresh: saved.size - begun.length, learning: begun.length - known.length, known: known.length }
}

/** How many words are due on each of the coming days, what waits already counted into the first. */
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
    if (!saved.has(schedule.word)) continue
    const next = dueOf(schedule, kinds, dayStart)
    const at = next && Math.max(0, Math.floor((next.due - dayStart) / day))
    if (at !== undefined && at < days) counts[at] = (counts[at] ?? 0) + 1
  }
  return counts
}

export type Retention = { asked: number; known: number }

/**
 * How much was still known: of the cards met on an earlier day, the first review of each on each day, and how many of those were not
 * graded "again". `days` are the starts of the days that are counted, oldest first, and the end of the last.
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

/** How many reviews were made on each of the days. */
export function reviewsByDay(times: readonly number[], days: readonly number[]): number[] {
  const counts = Array.from({ length: days.length - 1 }, () => 0)
  for (const at of times) {
    const place = dayOf(at, days)
    if (place >= 0) counts[place] = (counts[place] ?? 0) + 1
  }
  return counts
}

/** The place of the day that a moment belongs to; -1 where it belongs to none. */
function dayOf(at: number, days: readonly number[]): number {
  const after = days.findIndex((start) => start > at)
  return after - 1 < 0 ? -1 : after - 1
}
