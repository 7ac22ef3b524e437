import {
  day,
  forecast,
  type Retention,
  retention,
  reviewsByDay,
  type WordStates,
  wordStates,
} from '@app/learning/review'
import { allReviews } from '../../device/log/reviewed.ts'
import { startOfDay } from '../../device/log/start-of-day.ts'
import { reviewSettingsNow, wordsToReview } from '../../memory/words-to-review.ts'

/** Numbers of days: the forecast, the period for retention, and the calendar. */
const ahead = 14
const counted = 30
const weeks = 12

export type Statistics = {
  /** Of the saved words. */
  states: WordStates
  /** How many words, saved or met, are due on each of the coming days. Each time is the start of a day. */
  coming: readonly { at: number; count: number }[]
  retention: Retention
  /** Reviews on each day of whole weeks, from a Monday up to today. */
  practised: readonly { at: number; count: number }[]
}

/** The learner's statistics about their words. Undefined if none was saved and none was met. */
export async function readStatistics(now: number): Promise<Statistics | undefined> {
  const words = await wordsToReview()
  if (words.saved.length === 0 && !words.isOfCourse) return undefined
  const { kinds } = reviewSettingsNow()
  const { log, schedules, reviewed } = await allReviews(words, kinds)
  const today = startOfDay(now)
  const reviews = log.flatMap(({ review }) => review ?? [])
  const bySchedule = new Map(reviewed.map((schedule) => [schedule.word, schedule]))
  const calendar = daysUntil(today, weeks * 7 - 7 + ((new Date(today).getDay() + 6) % 7))
  const perDay = reviewsByDay(
    reviews.map(({ at }) => at),
    calendar,
  )
  return {
    states: wordStates(words.saved, schedules),
    coming: forecast(words.saved, schedules, kinds, today, ahead).map((count, place) => ({
      at: today + place * day,
      count,
    })),
    retention: retention(
      reviews,
      (word, kind) => bySchedule.get(word)?.cards[kind]?.first,
      daysUntil(today, counted - 1),
    ),
    practised: perDay.map((count, place) => ({ at: calendar[place] ?? 0, count })),
  }
}

/**
 * The starts of a number of days before today, of today, and of tomorrow. A day on which the clocks go back
 * is longer.
 */
function daysUntil(today: number, before: number): number[] {
  return Array.from({ length: before + 2 }, (_, place) => {
    const start = new Date(today)
    return start.setDate(start.getDate() - before + place)
  })
}
