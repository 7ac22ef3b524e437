import { expect, it } from 'vitest'
import { isMisspelt, swappedIn } from './misspelt.ts'

it.each([
  ['tea', 'tee', true],
  ['tea', 'to', false],
  ['teacher', 'techer', true],
  ['teacher', 'teetcher', true],
  ['teacher', 'beechar', false],
  ['yesterday', 'yestudai', true],
  ['yesterday', 'festidaj', false],
  ['tea', 'tea', false],
  ['mine', 'me', false],
  ['21', '22', false],
])('of %s, %s is a misspelling: %s', (wanted, given, isSlip) => {
  expect(isMisspelt(wanted, given)).toBe(isSlip)
})

it.each([
  ['receive', 'recieve', 'ei'],
  ['receive', 'receive', undefined],
  ['receive', 'recievd', undefined],
  ['tea', 'eta', 'te'],
])('of %s, %s has swapped %s', (wanted, given, swapped) => {
  expect(swappedIn(wanted, given)).toBe(swapped)
})
