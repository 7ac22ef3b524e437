import { expect, it } from 'vitest'
import { snapOffset, stepOffset } from './offset.ts'
import { makeTimeline } from './timeline.ts'

it.each([
  { offset: 0, steps: 1, next: 0.1 },
  { offset: 0.2, steps: 1, next: 0.3 },
  { offset: 0.1, steps: -1, next: 0 },
  { offset: -0.25, steps: -1, next: -0.35 },
  { offset: 60, steps: 1, next: 60 },
  { offset: -60, steps: -1, next: -60 },
])('an offset of $offset becomes $next', ({ offset, steps, next }) => {
  expect(stepOffset(offset, steps)).toBe(next)
})

it.each([
  { line: 1, time: 5.25, offset: 1.25 },
  { line: 1, time: 3.5, offset: -0.5 },
  { line: 1, time: 400, offset: 60 },
  { line: 9, time: 5, offset: 0 },
])('line $line starts at $time with an offset of $offset', ({ line, time, offset }) => {
  expect(snapOffset(makeTimeline([0, 4].map((start) => ({ start, duration: 1 }))), line, time)).toBe(offset)
})
