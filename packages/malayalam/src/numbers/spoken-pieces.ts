import { months, weekdays } from './calendar-date.ts'
import { type ClockTime, halfPast, quarterPast, sayTime, threeQuartersPast } from './clock-time.ts'
import { dayParts } from './day-part.ts'
import { joined } from './joined.ts'
import { numberParts } from './number-parts.ts'
import { numberTable, thousandsAfterTens } from './number-table.ts'
import { sayNumber } from './say-number.ts'

/**
 * What a number is spoken of, in order, each a piece that has a recording: whole words up to a hundred, above that the
 * greater parts and the rest.
 */
export function piecesOfNumber(number: number): string[] {
  const rest = number % 100
  const greater = numberParts(number - rest).flatMap(({ said }) => said.split(' '))
  if (number < 100) return [sayNumber(number)]
  if (rest === 0) return greater
  return [...greater.slice(0, -1), joined(greater.at(-1) as string), sayNumber(rest)]
}

/** What a time of the day is spoken of. */
export function piecesOfTime(time: ClockTime): string[] {
  return sayTime(time).text.split(' ')
}

/** Every piece, and the name of its recording. */
export const spokenPieces: ReadonlyMap<string, string> = new Map(namedPieces())

function* namedPieces(): Generator<[piece: string, name: string]> {
  for (let number = 0; number <= 100; number++) yield [sayNumber(number), `number-${number}`]
  for (const [number, [word]] of numberTable) {
    if (number > 100) yield [word, `number-${number}`]
    if (number >= 20) yield [joined(word), `number-${number}-joined`]
  }
  const [aThousand] = thousandsAfterTens[1] ?? []
  if (aThousand) yield* bothForms(aThousand, 'number-1000-after-tens')
  yield* bothForms('ഒരുനൂറ്', 'number-one-100')
  yield* bothForms('ലക്ഷം', 'number-lakh')
  yield ['ഒരു', 'number-one']
  for (let hour = 1; hour <= 12; hour++) {
    yield [halfPast(hour), `time-${hour}-30`]
    yield [quarterPast(hour), `time-${hour}-15`]
    yield [threeQuartersPast(hour), `time-${hour}-45`]
  }
  yield ['മണി', 'time-hour']
  for (const [at, part] of dayParts.entries()) yield [part, `time-day-part-${at + 1}`]
  for (const [at, month] of months.entries()) yield [month, `month-${at + 1}`]
  for (const [at, day] of weekdays.entries()) yield [day, `weekday-${at + 1}`]
}

function* bothForms(word: string, name: string): Generator<[string, string]> {
  yield [word, name]
  yield [joined(word), `${name}-joined`]
}
