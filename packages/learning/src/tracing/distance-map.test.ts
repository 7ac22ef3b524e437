import { expect, it } from 'vitest'
import { pictureOf } from '../testing/picture.ts'
import { distanceMap } from './distance-map.ts'

const near = (distances: Float32Array) => Array.from(distances, (distance) => Math.round(distance * 10) / 10)

it('counts from the nearest ink', () => {
  expect(near(distanceMap(pictureOf(['#....'])))).toEqual([0, 1, 2, 3, 4])
  expect(near(distanceMap(pictureOf(['#..#'])))).toEqual([0, 1, 1, 0])
})

it('counts diagonal steps, upwards and downwards', () => {
  expect(near(distanceMap(pictureOf(['...', '.#.', '...'])))).toEqual([1.3, 1, 1.3, 1, 0, 1, 1.3, 1, 1.3])
})

it('finds every pixel far away if there is no ink', () => {
  expect(Math.min(...distanceMap(pictureOf(['..', '..'])))).toBeGreaterThan(3)
})
