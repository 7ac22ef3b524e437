import { expect, it } from 'vitest'
import { judgeWriteByHand } from './judge.ts'

const exercise = {
  kind: 'write-by-hand',
  targets: [{ item: 'letter:ഴ', skill: 'write' }],
  text: 'ഴ',
  say: 'ഴ',
} as const

it.each([
  { done: true, misses: 0, outcome: 'good' },
  { done: true, misses: 2, outcome: 'good' },
  { done: true, misses: 3, outcome: 'again' },
  { done: false, misses: 1, outcome: 'again' },
])('written: $done, after $misses strokes that do not count: $outcome', ({ done, misses, outcome }) => {
  expect(judgeWriteByHand(exercise, { type: 'written', done, misses }).looks[0]?.outcome).toBe(outcome)
})
