import { expect, it } from 'vitest'
import { otherWays } from './other-ways.ts'
import { readNumber } from './read-number.ts'

it.each([
  [9, 'ഒൻപത്'],
  [21, 'ഇരുപത്തൊന്ന്'],
  [35, 'മുപ്പത്തഞ്ച്'],
  [46, 'നാൽപ്പത്താറ്'],
  [98, 'തൊണ്ണൂറ്റെട്ട്'],
  [101, 'നൂറ്റൊന്ന്'],
  [105, 'നൂറ്റിയഞ്ച്'],
  [110, 'നൂറ്റിപ്പത്ത്'],
  [125, 'നൂറ്റിയിരുപത്തിയഞ്ച്'],
  [150, 'നൂറ്റമ്പത്'],
  [1001, 'ആയിരത്തൊന്ന്'],
  [1100, 'ആയിരത്തി നൂറ്'],
  [8000, 'എട്ടായിരം'],
  [12_000, 'പന്തീരായിരം'],
  [21_000, 'ഇരുപത്തൊന്നായിരം'],
  [25_000, 'ഇരുപത്തയ്യായിരം'],
  [100_000, 'ലക്ഷം'],
  [200_000, 'രണ്ടു ലക്ഷം'],
  [250_000, 'രണ്ടര ലക്ഷം'],
  [125_000, 'ഒന്നേകാൽ ലക്ഷം'],
  [2_500_000, 'ഇരുപത്തഞ്ചു ലക്ഷം'],
  [10_000_000, 'കോടി'],
  [15_000_000, 'ഒന്നര കോടി'],
  [20_000_000, 'രണ്ടു കോടി'],
])('says %d as %s too', (number, way) => {
  expect(otherWays(number)).toContain(way)
})

it.each([2, 10, 24, 300, 800])('knows no other way for %d', (number) => {
  expect(otherWays(number)).toEqual([])
})

it('reads every other way back, and never lists the usual one or one twice', () => {
  for (let number = 0; number <= 1_000_000; number += number < 3000 ? 1 : 37) {
    const ways = otherWays(number)
    const lost = ways.find((way) => readNumber(way) !== number)
    if (lost) expect.fail(`${lost} is not read as ${number}.`)
    if (new Set(ways).size < ways.length) expect.fail(`${number} has a way twice.`)
  }
})
