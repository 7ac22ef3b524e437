import { sayNumber } from './say-number.ts'

/** A day of the Gregorian calendar; months count from 1. */
export type CalendarDate = { year: number; month: number; day: number }

/** The number of a weekday is 0 for Sunday; the other values are as in the date. */
type DatePart = { kind: 'year' | 'month' | 'day' | 'weekday'; value: number; said: string }

/** `on`: the form for "on this day", without the year and the weekday. */
type SaidDate = { text: string; on: string; parts: readonly DatePart[] }

/** The months, in CLDR's spelling. */
export const months = [
  ...['ജനുവരി', 'ഫെബ്രുവരി', 'മാർച്ച്', 'ഏപ്രിൽ', 'മേയ്', 'ജൂൺ'],
  ...['ജൂലൈ', 'ഓഗസ്റ്റ്', 'സെപ്റ്റംബർ', 'ഒക്‌ടോബർ', 'നവംബർ', 'ഡിസംബർ'],
] as const

/** The days of the week, starting with Sunday. */
export const weekdays = [
  ...['ഞായറാഴ്ച', 'തിങ്കളാഴ്ച', 'ചൊവ്വാഴ്ച', 'ബുധനാഴ്ച'],
  ...['വ്യാഴാഴ്ച', 'വെള്ളിയാഴ്ച', 'ശനിയാഴ്ച'],
] as const

/** A date in full, as it is spoken: രണ്ടായിരത്തി ഇരുപത്തിയാറ് നവംബർ ഇരുപത്തിയൊന്ന്, ശനിയാഴ്ച. */
export function sayDate(date: CalendarDate): SaidDate {
  if (!isCalendarDate(date)) throw new RangeError('There is no such date.')
  const { year, month, day } = date
  const monthSaid = months[month - 1] ?? ''
  const daySaid = sayNumber(day)
  const weekday = weekdayOf(date)
  const weekdaySaid = weekdays[weekday] ?? ''
  return {
    text: `${sayNumber(year)} ${monthSaid} ${daySaid}, ${weekdaySaid}`,
    on: `${monthSaid} ${daySaid.replace(/്$/u, 'ിന്')}`,
    parts: [
      { kind: 'year', value: year, said: sayNumber(year) },
      { kind: 'month', value: month, said: monthSaid },
      { kind: 'day', value: day, said: daySaid },
      { kind: 'weekday', value: weekday, said: weekdaySaid },
    ],
  }
}

/** Whether the date exists, from 1600 to 9999. Before 1600, most places used another calendar. */
export function isCalendarDate(date: CalendarDate): boolean {
  if (!Object.values(date).every(Number.isInteger) || date.year < 1600 || date.year > 9999) return false
  const { year, month, day } = date
  const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
  const days = month === 2 && leap ? 29 : daysInMonth[month - 1]
  return days !== undefined && day >= 1 && day <= days
}

const daysInMonth = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/**
 * The number of the weekday, 0 for Sunday. The year starts in March here, so that a leap day is its last day;
 * `monthShift` is the number of weekdays by which each month starts later.
 */
function weekdayOf({ year, month, day }: CalendarDate): number {
  const marchYear = month < 3 ? year - 1 : year
  const leaps = Math.floor(marchYear / 4) - Math.floor(marchYear / 100) + Math.floor(marchYear / 400)
  return (marchYear + leaps + (monthShift[month - 1] ?? 0) + day) % 7
}

const monthShift = [0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4]
