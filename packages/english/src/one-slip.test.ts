import { expect, it } from 'vitest'
import { isOneSlip } from './one-slip.ts'

it.each([
  ['mother', 'mohter', 'two letters that changed places'],
  ['friend', 'freind', 'two letters that changed places'],
  ['hospital', 'hosptial', 'two letters that changed places'],
  ['umbrella', 'umbrela', 'a letter once that is there twice'],
  ['necessary', 'neccessary', 'a letter twice that is there once'],
  ['house', 'hpuse', 'the key beside the right one'],
  ['water', 'wayer', 'the key beside the right one'],
  ['vegetable', 'vegtable', 'a letter missing in a long word'],
  ['umbrella', 'umbrolla', 'a wrong letter in a long word'],
])('takes for %s, as a slip, %s: %s', (wanted, given) => expect(isOneSlip(wanted, given)).toBe(true))

it.each([
  ['shirt', 'short', 'another word'],
  ['there', 'three', 'another word'],
  ['drink', 'drunk', 'another word'],
  ['angel', 'angle', 'another word'],
  ['desert', 'dessert', 'another word'],
  ['house', 'horse', 'two keys that are far from each other'],
  ['month', 'mouth', 'two keys that are far from each other'],
  ['night', 'light', 'another first letter'],
  ['rain', 'rian', 'a short word'],
  ['mother', 'mohtre', 'two slips'],
  ['water', 'water', 'no slip'],
])('takes for %s no %s: %s', (wanted, given) => expect(isOneSlip(wanted, given)).toBe(false))
