import { expect, it } from 'vitest'
import { readNumber } from './read-number.ts'
import { piecesOfDate, piecesOfNumber, piecesOfTime, spokenPieces } from './spoken-pieces.ts'

it.each([
  [24, ['ഇരുപത്തിനാല്']],
  [100, ['നൂറ്']],
  [125, ['നൂറ്റി', 'ഇരുപത്തിയഞ്ച്']],
  [21_000, ['ഇരുപത്തി', 'ഒന്നായിരം']],
  [100_100, ['ഒരു', 'ലക്ഷത്തി', 'ഒരുനൂറ്']],
  [1_000_000, ['പത്ത്', 'ലക്ഷം']],
])('speaks %d of its pieces', (number, pieces) => {
  expect(piecesOfNumber(number)).toEqual(pieces)
})

it('has a recorded piece for every part of a number, time and date', () => {
  const without = new Set<string>()
  const look = (pieces: readonly string[]) => {
    for (const piece of pieces) if (!spokenPieces.has(piece)) without.add(piece)
  }
  for (let number = 0; number <= 1_000_000; number += number < 110_000 ? 1 : 11) look(piecesOfNumber(number))
  for (let minute = 0; minute < 24 * 60; minute++)
    look(piecesOfTime({ hour: Math.floor(minute / 60), minute: minute % 60 }))
  for (let year = 1600; year <= 9999; year++)
    look(piecesOfDate({ year, month: (year % 12) + 1, day: (year % 28) + 1 }))
  expect([...without]).toEqual([])
})

it('speaks a date of its year’s pieces, month, day and weekday', () => {
  expect(piecesOfDate({ year: 2026, month: 11, day: 21 })).toEqual([
    'രണ്ടായിരത്തി',
    'ഇരുപത്തിയാറ്',
    'നവംബർ',
    'ഇരുപത്തിയൊന്ന്',
    'ശനിയാഴ്ച',
  ])
})

it('speaks a number that reads as itself', () => {
  for (let number = 0; number <= 1_000_000; number += number < 3000 ? 1 : 371)
    if (readNumber(piecesOfNumber(number).join(' ')) !== number) expect.fail(`${number} is spoken wrong.`)
})
