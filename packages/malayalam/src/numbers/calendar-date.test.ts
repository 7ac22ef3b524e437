import { describe, expect, it } from 'vitest'
import { keyOf } from '../compare.ts'
import { isCalendarDate, months, sayDate, weekdays } from './calendar-date.ts'

const named = (part: 'month' | 'weekday', dates: readonly number[]) =>
  dates.map((date) => keyOf(new Intl.DateTimeFormat('ml', { [part]: 'long', timeZone: 'UTC' }).format(date)))

it('names months and weekdays as CLDR does', () => {
  expect(months.map(keyOf)).toEqual(
    named(
      'month',
      months.map((_, month) => Date.UTC(2023, month, 1)),
    ),
  )
  // 1 January 2023 was a Sunday.
  expect(weekdays.map(keyOf)).toEqual(
    named(
      'weekday',
      weekdays.map((_, day) => Date.UTC(2023, 0, 1 + day)),
    ),
  )
})

it('says a date in full, and the form for "on this day"', () => {
  expect(sayDate({ year: 2026, month: 11, day: 21 })).toMatchObject({
    text: 'രണ്ടായിരത്തി ഇരുപത്തിയാറ് നവംബർ ഇരുപത്തിയൊന്ന്, ശനിയാഴ്ച',
    on: 'നവംബർ ഇരുപത്തിയൊന്നിന്',
  })
  expect(sayDate({ year: 1956, month: 11, day: 1 }).text).toBe('ആയിരത്തി തൊള്ളായിരത്തി അമ്പത്തിയാറ് നവംബർ ഒന്ന്, വ്യാഴാഴ്ച')
})

it('knows the weekday of every day in four centuries, and which days exist', () => {
  const dayLength = 86_400_000
  for (let at = Date.UTC(1800, 0, 1); at < Date.UTC(2201, 0, 1); at += dayLength) {
    const day = new Date(at)
    const date = { year: day.getUTCFullYear(), month: day.getUTCMonth() + 1, day: day.getUTCDate() }
    if (!sayDate(date).text.endsWith(` ${weekdays[day.getUTCDay()]}`)) expect.fail(day.toISOString())
    const after = new Date(at + dayLength).getUTCDate()
    if (after === 1 && isCalendarDate({ ...date, day: date.day + 1 })) expect.fail(day.toISOString())
  }
})

describe('a date', () => {
  it.each([
    [2024, 2, 29],
    [1600, 1, 1],
    [9999, 12, 31],
  ])('is one: %d-%d-%d', (year, month, day) => {
    expect(isCalendarDate({ year, month, day })).toBe(true)
  })

  it.each([
    [2023, 2, 29],
    [2023, 13, 1],
    [2023, 0, 1],
    [2023, 4, 31],
    [2023, 4, 0],
    [1599, 12, 31],
    [10_000, 1, 1],
    [2023, 1.5, 1],
    [Number.NaN, 1, 1],
  ])('is none: %d-%d-%d', (year, month, day) => {
    expect(isCalendarDate({ year, month, day })).toBe(false)
    expect(() => sayDate({ year, month, day })).toThrow(RangeError)
  })
})
