import { expect, it } from 'vitest'
import { easier, harder, levelFor } from './level.ts'

it.each([
  [0, 1, 1],
  [99, 9, 1],
  [100, 1, 2],
  [0, 10, 2],
  [399, 19, 2],
  [400, 1, 3],
  [0, 20, 3],
])('with %i known words and userlevel %i, sentences are of level %i', (words, userlevel, level) => {
  expect(levelFor({ words, userlevel })).toBe(level)
})

it('has a level below and above, but at the ends', () => {
  expect([easier(1), easier(2), easier(3)]).toEqual([undefined, 1, 2])
  expect([harder(1), harder(2), harder(3)]).toEqual([2, 3, undefined])
})
