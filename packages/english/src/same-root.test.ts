import { expect, it } from 'vitest'
import { sameRoot } from './same-root.ts'

it.each([
  ['hunger', 'hungri'],
  ['danc', 'dancer'],
  ['rain', 'raini'],
  ['go', 'go'],
])('%s and %s are of one root, whichever is first', (one, other) => {
  expect(sameRoot(one, other)).toBe(true)
  expect(sameRoot(other, one)).toBe(true)
})

it.each([
  ['grandmother', 'grandfather'],
  ['see', 'seem'],
  ['go', 'got'],
  ['', 'rain'],
  ['teacher', 'team'],
])('%s and %s are not', (one, other) => {
  expect(sameRoot(one, other)).toBe(false)
  expect(sameRoot(other, one)).toBe(false)
})
