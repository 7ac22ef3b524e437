import { expect, it } from 'vitest'
import { pathPoints } from './path-points.ts'

it('reads moves, lines and curves', () => {
  expect(pathPoints('M 1.5 -2 L 3 4')).toEqual([
    { x: 1.5, y: -2 },
    { x: 3, y: 4 },
  ])
  const curve = pathPoints('M 0 0 C 0 10 10 10 10 0')
  expect(curve[0]).toEqual({ x: 0, y: 0 })
  expect(curve.at(-1)).toEqual({ x: 10, y: 0 })
  expect(curve[6]).toEqual({ x: 5, y: 7.5 })
})

it.each(['M 0 0 Q 1 1 2 2', 'M 0 0 l 1 1'])('refuses other commands: %s', (path) => {
  expect(() => pathPoints(path)).toThrow(/not known here/)
})

it('refuses a curve without a start', () => {
  expect(() => pathPoints('C 0 10 10 10 10 0')).toThrow(/too few points/)
})
