import { expect, it } from 'vitest'
import { filter } from './biquad.ts'

it('responds to an impulse as its factors say', () => {
  const stroke = [1, 0, 0, 0]
  expect([...filter(stroke, { b: [1, 2, 3], a: [0, 0] })]).toEqual([1, 2, 3, 0])
  expect([...filter(stroke, { b: [1, 0, 0], a: [-0.5, 0] })]).toEqual([1, 0.5, 0.25, 0.125])
  expect([...filter(stroke, { b: [1, 0, 0], a: [0, -0.5] })]).toEqual([1, 0, 0.5, 0])
})
