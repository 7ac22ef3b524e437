import { expect, it } from 'vitest'
import { act, momentsOf } from './act.ts'

it('moves smoothly to each value, from where the one before ended', () => {
  const x = act({ x: 0, y: 5 }, [
    [1, { x: 10 }, 2],
    [2, { x: 0 }, 1],
  ])
  expect([0, 1, 2, 3].map((t) => x(t).x)).toEqual([0, 0, 5, 0])
  expect(x(2).y).toBe(5)
})

it('names moments by lines: the start of one, its middle, and some seconds later', () => {
  const line = (start: number) => ({ by: 'girl', scene: 'yard', start, end: start + 2, words: [] })
  const when = momentsOf({ duration: 20, lines: [line(3), line(8)], shots: [] })
  expect([when(0), when(1.5), when(1, -0.5), when(2, -1)]).toEqual([3, 9, 7.5, 19])
})
