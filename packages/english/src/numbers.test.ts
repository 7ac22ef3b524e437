import { expect, it } from 'vitest'
import { englishNumber } from './numbers.ts'

it.each([
  ['0', 'zero'],
  ['7', 'seven'],
  ['13', 'thirteen'],
  ['20', 'twenty'],
  ['25', 'twenty-five'],
  ['100', 'one hundred'],
  ['105', 'one hundred and five'],
  ['1,000', 'one thousand'],
  ['1,009', 'one thousand and nine'],
  ['10,000', 'ten thousand'],
  ['1,00,000', 'one hundred thousand'],
  ['10,00,000', 'one million'],
  ['2450', 'two thousand four hundred and fifty'],
  ['one', undefined],
  ['', undefined],
  ['5 apples', undefined],
  ['9999999999', undefined],
])('%s is %s', (digits, words) => {
  expect(englishNumber(digits)).toBe(words)
})
