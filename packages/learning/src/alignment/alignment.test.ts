import { describe, expect, it } from 'vitest'
import { align } from './align.ts'
import { difference } from './difference.ts'
import { editsApart } from './edits-apart.ts'

describe('align', () => {
  const stepsOf = (one: string, other: string, exchange = 1) =>
    align(one.length, other.length, (from, to) => (one[from] === other[to] ? 0 : exchange)).map(
      ({ from, to }) => `${one[from] ?? '-'}${other[to] ?? '-'}`,
    )

  it.each([
    ['cat', 'cat', 'cc aa tt'],
    ['cat', 'cart', 'cc aa -r tt'],
    ['cart', 'cat', 'cc aa r- tt'],
    ['cat', 'cut', 'cc au tt'],
    ['', 'a', '-a'],
    ['aa', 'ab', 'aa ab'],
  ])('takes %s to %s in as few steps as it can', (one, other, steps) => {
    expect(stepsOf(one, other).join(' ')).toBe(steps)
  })

  it('leaves out and puts in where an exchange costs more than both', () => {
    expect(stepsOf('cat', 'cut', 3).join(' ')).toBe('cc -u a- tt')
  })
})

it.each([
  ['', '', 0],
  ['abc', 'abc', 0],
  ['abc', 'xyz', 1],
  ['abcd', 'abxd', 0.25],
])('says how different %s and %s are, in letters and in rows', (one, other, far) => {
  expect(difference(one, other)).toBe(far)
  expect(difference([...one], [...other])).toBe(far)
})

it.each([
  ['rain', 'rain', 0],
  ['rain', 'ran', 1],
  ['ran', 'rain', 1],
  ['rain', 'raim', 1],
  ['receive', 'recieve', 1],
  ['rain', 'snow', 4],
])('counts the edits from %s to %s', (one, other, edits) => {
  expect(editsApart(one, other)).toBe(edits)
})
