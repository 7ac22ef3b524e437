import { describe, expect, it } from 'vitest'
import { levelAfter, passes, readUserlevel } from './userlevel.ts'

describe('passes', () => {
  it.each([
    { score: 0, passed: false },
    { score: 30, passed: false },
    { score: 40, passed: true },
    { score: 200, passed: true },
  ])('a score of $score: $passed', ({ score, passed }) => {
    expect(passes(score)).toBe(passed)
  })
})

describe('levelAfter', () => {
  it.each([
    { was: 1, score: 30, is: 1 },
    { was: 1, score: 40, is: 2 },
    { was: 9, score: 40, is: 10 },
    { was: 29, score: 150, is: 30 },
    { was: 30, score: 150, is: 30 },
    { was: 30, score: 0, is: 30 },
  ])('level $was with $score points becomes $is', ({ was, score, is }) => {
    expect(levelAfter(was, score)).toBe(is)
  })
})

describe('readUserlevel', () => {
  it.each([1, 9, 10, 11, 20, 21, 29, 30])('keeps %d', (userlevel) => {
    expect(readUserlevel(userlevel)).toBe(userlevel)
  })

  it.each([0, -3, 31, 1.5, Number.NaN, Number.POSITIVE_INFINITY, '7', null, undefined, {}])(
    'takes %s for the first level',
    (value) => {
      expect(readUserlevel(value)).toBe(1)
    },
  )
})
