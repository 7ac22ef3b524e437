import {
  type CalendarDate,
  type ClockTime,
  isCalendarDate,
  isSayable,
  readNumber,
} from '@app/malayalam/numbers'

const malayalamZero = '൦'.charCodeAt(0)

/** The number a learner typed: in figures, Malayalam ones and commas too, or in Malayalam words. Undefined beyond what can be said. */
export function typedNumber(text: string): number | undefined {
  const figures = text
    .replace(/[൦-൯]/gu, (figure) => String(figure.charCodeAt(0) - malayalamZero))
    .replace(/[,\s]/gu, '')
  if (!/^\d{1,9}$/u.test(figures)) return readNumber(text)
  const number = Number(figures)
  return isSayable(number) ? number : undefined
}

/** What a field for a time holds, `18:30`; seconds are not said. */
export function typedTime(value: string): ClockTime | undefined {
  const [, hour, minute] = /^(\d\d):(\d\d)/u.exec(value) ?? []
  if (hour === undefined || minute === undefined) return undefined
  const time = { hour: Number(hour), minute: Number(minute) }
  return time.hour < 24 && time.minute < 60 ? time : undefined
}

/** What a field for a date holds, `2026-11-21`. */
export function typedDate(value: string): CalendarDate | undefined {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/u.exec(value) ?? []
  const date = { year: Number(year), month: Number(month), day: Number(day) }
  return isCalendarDate(date) ? date : undefined
}

const two = (number: number) => String(number).padStart(2, '0')

/** The same the other way, on the learner's own clock and calendar. */
export const timeFieldOf = (now: Date) => `${two(now.getHours())}:${two(now.getMinutes())}`
export const dateFieldOf = (now: Date) =>
  `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
