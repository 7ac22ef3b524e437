import { expect, it } from 'vitest'
import { trim } from './trim.ts'

const margins = { before: 2, after: 3, shortest: 0 }

it('puts the given silence around the sound, whatever there was', () => {
  const sound = Float64Array.of(0, 0, 0, 0, 0.001, 0.5, 0, -0.5, 0.003, 0)
  expect([...trim(sound, margins)]).toEqual([0, 0, 0.5, 0, -0.5, 0, 0, 0])
  expect([...trim(Float64Array.of(0.5), margins)]).toEqual([0, 0, 0.5, 0, 0, 0])
})

it('adds silence after a short sound', () => {
  expect([...trim(Float64Array.of(0.5), { ...margins, shortest: 8 })]).toEqual([0, 0, 0.5, 0, 0, 0, 0, 0])
})

it('returns silence for silence', () => {
  expect([...trim(new Float64Array(9), margins)]).toEqual([0, 0, 0, 0, 0])
})
