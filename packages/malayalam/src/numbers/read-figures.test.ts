import { expect, it } from 'vitest'
import { readFigures } from './read-figures.ts'

it.each([
  ['5', 5],
  ['500000', 500_000],
  ['5,00,000', 500_000],
  ['500,000', 500_000],
  ['99,99,99,999', 999_999_999],
  ['൧൨൩', 123],
  ['൧,൦൦,൦൦൦', 100_000],
])('reads %s', (text, number) => {
  expect(readFigures(text)).toBe(number)
})

it.each(['', '5,0,0', '1.5', '12a', '-3', '२४', 'അഞ്ച്'])('reads no number in "%s"', (text) => {
  expect(readFigures(text)).toBeUndefined()
})
