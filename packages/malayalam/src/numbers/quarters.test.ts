import { expect, it } from 'vitest'
import { readQuarters, sayQuarters } from './quarters.ts'

it.each([
  [0.25, 'കാൽ'],
  [0.5, 'അര'],
  [0.75, 'മുക്കാൽ'],
  [1.5, 'ഒന്നര'],
  [2.5, 'രണ്ടര'],
  [3.25, 'മൂന്നേകാൽ'],
  [4.75, 'നാലേമുക്കാൽ'],
  [12.5, 'പന്ത്രണ്ടര'],
])('says %d as %s, and reads it back', (number, word) => {
  expect(sayQuarters(number)).toBe(word)
  expect(readQuarters(word)).toBe(number)
})

it('reads a quarter that is written apart', () => {
  expect(readQuarters('മൂന്നേ കാൽ')).toBe(3.25)
})

it.each([3, 0.3, -0.5, 100.5])('says no quarters of %d', (number) => {
  expect(sayQuarters(number)).toBeUndefined()
})

it.each(['', 'മൂന്ന്', 'മഴ', 'മൂന്നേ'])('reads no quarters in "%s"', (text) => {
  expect(readQuarters(text)).toBeUndefined()
})
