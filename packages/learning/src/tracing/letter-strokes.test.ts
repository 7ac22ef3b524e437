import { expect, it } from 'vitest'
import { checkpointsOf, spacing, unpackStrokes } from './letter-strokes.ts'

const across = (from: number, to: number, y = 0) => [
  { x: from, y },
  { x: to, y },
]

it('has a checkpoint wherever the pen has come so far, and one at the end of each stroke', () => {
  const strokes = [across(0, 3 * spacing), across(0, 1.5 * spacing, 500)]
  const points = checkpointsOf({ width: 900, height: 900, strokes })
  expect(points.map(({ stroke, x }) => [stroke, Math.round(x)])).toEqual([
    ...[0, 1, 2, 3].map((at) => [0, at * spacing]),
    ...[0, 1, 1.5].map((at) => [1, at * spacing]),
  ])
  expect(points.map(({ isFirst }) => isFirst)).toEqual([true, false, false, false, true, false, false])
  expect(points.every(({ dx, dy }) => dx === 1 && dy === 0)).toBe(true)
})

it('reads the points of a stroke out of one list', () => {
  expect(
    unpackStrokes({
      width: 9,
      height: 8,
      strokes: [
        [1, 2, 3, 4],
        [5, 6],
      ],
    }).strokes,
  ).toEqual([
    [
      { x: 1, y: 2 },
      { x: 3, y: 4 },
    ],
    [{ x: 5, y: 6 }],
  ])
})
