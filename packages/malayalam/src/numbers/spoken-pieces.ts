import { type CalendarDate, months, sayDate, weekdays } from './calendar-date.ts'
import { type ClockTime, halfPast, quarterPast, sayTime, threeQuartersPast } from './clock-time.ts'
import { dayParts } from './day-part.ts'
import { joined } from './joined.ts'
import { numberParts } from './number-parts.ts'
import { numberTable, thousandsAfterTens } from './number-table.ts'
import { past } from './past.ts'
import { sayNumber } from './say-number.ts'

/**
 * The recorded pieces that speak a number, in order: one piece for a number up to a hundred, and several for
 * a greater one.
 */
export function piecesOfNumber(number: number): string[] {
  const rest = number % 100
  const greater = numberParts(number - rest).flatMap(({ said }) => said.split(' '))
  if (number < 100) return [sayNumber(number)]
  const last = greater.at(-1)
  if (rest === 0 || last === undefined) return greater
  return [...greater.slice(0, -1), joined(last), sayNumber(rest)]
}

/** The recorded pieces that speak a time of day. */
export function piecesOfTime(time: ClockTime): string[] {
  return sayTime(time).text.split(' ')
}

/** The recorded pieces that speak a date. */
export function piecesOfDate(date: CalendarDate): string[] {
  return sayDate(date).parts.flatMap(({ kind, value, said }) =>
    kind === 'year' ? piecesOfNumber(value) : [said],
  )
}

/**
 * All pieces for numbers, times and dates, each once. The half and the quarters are also there alone, to
 * teach them.
 */
export const spokenPieces: ReadonlySet<string> = new Set(pieces())

function* pieces(): Generator<string> {
  for (let number = 0; number <= 100; number++) yield sayNumber(number)
  yield 'ഒരു'
  for (const [number, [word]] of numberTable) {
    if (number > 100) yield word
    if (number >= 20) yield joined(word)
  }
  const thousands = Object.values(thousandsAfterTens).map(([usual]) => usual)
  for (const word of ['ഒരുനൂറ്', ...thousands, 'ലക്ഷം']) yield* [word, joined(word)]
  yield 'കോടി'
  for (let hour = 1; hour <= 12; hour++)
    yield* [past(hour), quarterPast(hour), halfPast(hour), threeQuartersPast(hour)]
  yield* ['അര', 'കാൽ', 'മുക്കാൽ', 'മണി', ...dayParts, ...months, ...weekdays]
}
