import { describe, expect, it } from 'vitest'
import { dateFieldOf, timeFieldOf, typedDate, typedNumber, typedTime } from './typed.ts'

describe('typedNumber', () => {
  it.each([
    ['24', 24],
    [' 007 ', 7],
    ['10,00,000', 1_000_000],
    ['1 000', 1000],
    ['99,99,99,999', 999_999_999],
    ['രണ്ടര കോടി', 25_000_000],
    ['൨൪', 24],
    ['ഇരുപത്തിനാല്', 24],
    ['നൂറ്റി ഒന്ന്', 101],
  ])('reads %j as %d', (text, number) => {
    expect(typedNumber(text)).toBe(number)
  })

  it.each(['', ' ', '-1', '1.5', '1,00,00,00,000', '99999999999999999999', '1e5', 'two', 'വെള്ളം', '२४', ','])(
    'reads no number in %j',
    (text) => {
      expect(typedNumber(text)).toBeUndefined()
    },
  )
})

describe('typedTime', () => {
  it.each([
    ['00:00', 0, 0],
    ['18:30', 18, 30],
    ['23:59:30', 23, 59],
  ])('reads %s', (value, hour, minute) => {
    expect(typedTime(value)).toEqual({ hour, minute })
  })

  it.each(['', '24:00', '12:60', '6:30', 'noon'])('reads no time in %j', (value) => {
    expect(typedTime(value)).toBeUndefined()
  })
})

describe('typedDate', () => {
  it('reads a date', () => {
    expect(typedDate('2024-02-29')).toEqual({ year: 2024, month: 2, day: 29 })
  })

  it.each(['', '2023-02-29', '1599-12-31', '10000-01-01', '1-1-1', 'today'])(
    'reads no date in %j',
    (value) => {
      expect(typedDate(value)).toBeUndefined()
    },
  )
})

it('fills the fields with values that it can read', () => {
  const now = new Date(2026, 10, 5, 6, 7)
  expect(typedTime(timeFieldOf(now))).toEqual({ hour: 6, minute: 7 })
  expect(typedDate(dateFieldOf(now))).toEqual({ year: 2026, month: 11, day: 5 })
})
