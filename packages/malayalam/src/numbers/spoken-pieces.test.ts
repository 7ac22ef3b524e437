import { expect, it } from 'vitest'
import { readNumber } from './read-number.ts'
import { piecesOfNumber, piecesOfTime, spokenPieces } from './spoken-pieces.ts'

it.each([
  [24, ['ഇരുപത്തിനാല്']],
  [100, ['നൂറ്']],
  [125, ['നൂറ്റി', 'ഇരുപത്തിയഞ്ച്']],
  [21_000, ['ഇരുപത്തി', 'ഓരായിരം']],
  [100_100, ['ഒരു', 'ലക്ഷത്തി', 'ഒരുനൂറ്']],
  [1_000_000, ['പത്ത്', 'ലക്ഷം']],
])('speaks %d of its pieces', (number, pieces) => {
  expect(piecesOfNumber(number)).toEqual(pieces)
})

it('speaks of every number and every time nothing that it has no name for', () => {
  const without = new Set<string>()
  const look = (pieces: readonly string[]) => {
    for (const piece of pieces) if (!spokenPieces.has(piece)) without.add(piece)
  }
  for (let number = 0; number <= 1_000_000; number += number < 110_000 ? 1 : 11) look(piecesOfNumber(number))
  for (let minute = 0; minute < 24 * 60; minute++)
    look(piecesOfTime({ hour: Math.floor(minute / 60), minute: minute % 60 }))
  expect([...without]).toEqual([])
})

it('speaks a number that reads as itself', () => {
  for (let number = 0; number <= 1_000_000; number += number < 3000 ? 1 : 371)
    if (readNumber(piecesOfNumber(number).join(' ')) !== number) expect.fail(`${number} is spoken wrong.`)
})

it('names each piece once, in letters that a file may have', () => {
  const names = [...spokenPieces.values()]
  expect(new Set(names).size).toBe(names.length)
  expect(names.filter((name) => !/^[a-z0-9-]+$/u.test(name))).toEqual([])
})
