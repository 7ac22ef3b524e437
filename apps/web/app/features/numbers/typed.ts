import {
  type CalendarDate,
  type ClockTime,
  isCalendarDate,
  isSayable,
  readFigures,
  readNumber,
} from '@app/malayalam/numbers'

/**
 * The number that a learner typed: in digits (also Malayalam ones, and with commas) or in Malayalam words.
 * Undefined if it is too large to be said.
 */
export function typedNumber(text: string): number | undefined {
  const number = readFigures(text.replace(/[,\s]/gu, '')) ?? readNumber(text)
  return number !== undefined && isSayable(number) ? number : undefined
}

/** The value of a time field, `18:30`. Seconds are not said. */
export function typedTime(value: string): ClockTime | undefined {
  const [, hour, minute] = /^(\d\d):(\d\d)/u.exec(value) ?? []
  if (hour === undefined || minute === undefined) return undefined
  const time = { hour: Number(hour), minute: Number(minute) }
  return time.hour < 24 && time.minute < 60 ? time : undefined
}

/** The value of a date field, `2026-11-21`. */
export function typedDate(value: string): CalendarDate | undefined {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/u.exec(value) ?? []
  const date = { year: Number(year), month: Number(month), day: Number(day) }
  return isCalendarDate(date) ? date : undefined
}

const two = (number: number) => String(number).padStart(2, '0')

/** The value of a time field for a moment, by the learner's own clock. */
export const timeFieldOf = (now: Date) => `${two(now.getHours())}:${two(now.getMinutes())}`
export const dateFieldOf = (now: Date) =>
  `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
