import { expect, it } from 'vitest'
import { greatestNumber, numberParts } from './number-parts.ts'

const built = (number: number) =>
  numberParts(number).map(({ value, word, said }) => (word === said ? [value, word] : [value, word, said]))

it.each([
  {
    number: 24,
    parts: [
      [20, 'ഇരുപത്', 'ഇരുപത്തി'],
      [4, 'നാല്'],
    ],
  },
  {
    number: 95,
    parts: [
      [90, 'തൊണ്ണൂറ്', 'തൊണ്ണൂറ്റി'],
      [5, 'അഞ്ച്'],
    ],
  },
  {
    number: 905,
    parts: [
      [900, 'തൊള്ളായിരം', 'തൊള്ളായിരത്തി'],
      [5, 'അഞ്ച്'],
    ],
  },
  { number: 17, parts: [[17, 'പതിനേഴ്']] },
  { number: 0, parts: [[0, 'പൂജ്യം']] },
  {
    number: 23_100,
    parts: [
      [20_000, 'ഇരുപത്', 'ഇരുപത്തി'],
      [3000, 'മൂവായിരം', 'മൂവായിരത്തി'],
      [100, 'ഒരുനൂറ്'],
    ],
  },
  {
    number: 10_200_000,
    parts: [
      [10_000_000, 'ഒരു കോടി'],
      [200_000, 'രണ്ട് ലക്ഷം'],
    ],
  },
  {
    number: 100_009,
    parts: [
      [100_000, 'ഒരു ലക്ഷം', 'ഒരു ലക്ഷത്തി'],
      [9, 'ഒമ്പത്'],
    ],
  },
])('tells what $number is built of', ({ number, parts }) => {
  expect(built(number)).toEqual(parts)
})

it('marks a word that counts thousands, lakhs or crores', () => {
  expect(numberParts(23_000).map(({ counts }) => counts)).toEqual([20, undefined])
  expect(numberParts(300_000).map(({ counts }) => counts)).toEqual([3])
  expect(numberParts(250_000_000).map(({ counts }) => counts)).toEqual([25])
})

it('builds every number from parts that add up to it, the greater ones in their joined form', () => {
  for (
    let number = 0;
    number <= greatestNumber;
    number += number < 10_000 ? 1 : number < 1_000_000 ? 7 : 65_537
  ) {
    const parts = numberParts(number)
    if (parts.reduce((sum, { value }) => sum + value, 0) !== number) expect.fail(`${number} does not add up.`)
    if (parts.slice(0, -1).some(({ said }) => !said.endsWith('ി'))) expect.fail(`${number} is not joined.`)
  }
})
