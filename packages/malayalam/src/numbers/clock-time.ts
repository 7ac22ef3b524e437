import { type DayPart, dayPart } from './day-part.ts'
import { past } from './past.ts'
import { sayQuarters } from './quarters.ts'
import { sayNumber } from './say-number.ts'

/** The hour from 0 to 23 and the minute from 0 to 59. */
export type ClockTime = { hour: number; minute: number }

export type ClockPart =
  | { kind: 'day part'; said: DayPart }
  /** `word` is the number of the hour alone: ആറ്, which is ആറേ before minutes and quarters. */
  | { kind: 'hour'; value: number; word: string; said: string }
  | { kind: 'o’clock' | 'half' | 'quarter' | 'three quarters'; said: string }
  | { kind: 'minute'; value: number; said: string }

/** `at`: the form for "at this time". `others`: other ways to say the time. */
type SaidTime = { text: string; at: string; others: readonly string[]; parts: readonly ClockPart[] }

/** A time of day as it is spoken, on the twelve-hour clock: രാവിലെ ആറര മണി. */
export function sayTime({ hour, minute }: ClockTime): SaidTime {
  if (!isClockTime({ hour, minute })) throw new RangeError(`${hour}:${minute} is no time of the day.`)
  const part = dayPart(hour)
  const said = sayHour(hour % 12 || 12, minute)
  const within = (text: string) => `${part} ${text}`
  return {
    text: within(said.text),
    at: within(said.at),
    others: said.others.map(within),
    parts: [{ kind: 'day part', said: part }, ...said.parts],
  }
}

const isClockTime = ({ hour, minute }: ClockTime) =>
  Number.isInteger(hour) && hour >= 0 && hour < 24 && Number.isInteger(minute) && minute >= 0 && minute < 60

/** An hour with a half or a quarter, in one word. */
export const halfPast = (hour: number) => withQuarters(hour + 0.5)
export const quarterPast = (hour: number) => withQuarters(hour + 0.25)
export const threeQuartersPast = (hour: number) => withQuarters(hour + 0.75)
const withQuarters = (hours: number) => sayQuarters(hours) ?? ''

function sayHour(hour: number, minute: number): SaidTime {
  const word = sayNumber(hour)
  const counted = hour === 1 ? 'ഒരു' : word
  const hourSaid = (said: string): ClockPart => ({ kind: 'hour', value: hour, word, said })
  switch (minute) {
    case 0:
      return {
        text: `${counted} മണി`,
        at: `${counted} മണിക്ക്`,
        others: [],
        parts: [hourSaid(counted), { kind: 'o’clock', said: 'മണി' }],
      }
    case 15:
      return {
        text: quarterPast(hour),
        at: quarterPast(hour).replace(/ൽ$/u, 'ലിന്'),
        others: [],
        parts: [hourSaid(past(hour)), { kind: 'quarter', said: 'കാൽ' }],
      }
    case 30:
      return {
        text: `${halfPast(hour)} മണി`,
        at: `${halfPast(hour)}യ്ക്ക്`,
        others: [halfPast(hour)],
        parts: [hourSaid(word), { kind: 'half', said: 'അര' }, { kind: 'o’clock', said: 'മണി' }],
      }
    case 45:
      return {
        text: threeQuartersPast(hour),
        at: threeQuartersPast(hour).replace(/ൽ$/u, 'ലിന്'),
        others: [],
        parts: [hourSaid(past(hour)), { kind: 'three quarters', said: 'മുക്കാൽ' }],
      }
    default: {
      const minutes = sayNumber(minute)
      return {
        text: `${past(hour)} ${minutes}`,
        at: `${past(hour)} ${minutes.replace(/്$/u, 'ിന്')}`,
        others: [`${counted} മണി ${countMinutes(minute)}`, ...toNext(hour, minute)],
        parts: [hourSaid(past(hour)), { kind: 'minute', value: minute, said: minutes }],
      }
    }
  }
}

const countMinutes = (minute: number) => `${minute === 1 ? 'ഒരു' : sayNumber(minute)} മിനിറ്റ്`

/** ഏഴാകാൻ പത്ത് മിനിറ്റ്: ten minutes to seven. */
function toNext(hour: number, minute: number): string[] {
  if (minute <= 30) return []
  const next = (hour % 12) + 1
  // ഒന്നാകുക means to unite, so one o'clock has another form.
  const becoming = next === 1 ? 'ഒരു മണിയാകാൻ' : sayNumber(next).replace(/്$/u, 'ാകാൻ')
  return [`${becoming} ${countMinutes(60 - minute)}`]
}
