import { expect, it } from 'vitest'
import { dabsOf } from './dabs.ts'

it('sets dabs at even distances, whatever the points of the stroke', () => {
  expect(
    dabsOf(
      [
        { x: 0, y: 0 },
        { x: 6, y: 0 },
      ],
      2,
    ),
  ).toEqual([
    { x: 0, y: 0, dx: 1, dy: 0 },
    { x: 2, y: 0, dx: 1, dy: 0 },
    { x: 4, y: 0, dx: 1, dy: 0 },
    { x: 6, y: 0, dx: 1, dy: 0 },
  ])
})

it('puts the small steps of a slow hand together', () => {
  const slow = Array.from({ length: 101 }, (_, at) => ({ x: at / 10, y: at % 2 ? 0.1 : 0 }))
  const dabs = dabsOf(slow, 2)
  expect(dabs.length).toBeLessThanOrEqual(6)
  expect(dabs.every(({ dx }) => dx > 0.99)).toBe(true)
})

it('gives a dot no direction, and an empty stroke no dabs', () => {
  expect(dabsOf([{ x: 3, y: 4 }], 2)).toEqual([{ x: 3, y: 4, dx: 0, dy: 0 }])
  expect(dabsOf([], 2)).toEqual([])
})
