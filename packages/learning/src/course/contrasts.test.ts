import { describe, expect, it } from 'vitest'
import { contrastsOf } from './contrasts.ts'
import { aWord } from './exercises/testing.ts'
import { heardKey } from './sound-tokens.ts'

const words = [
  ['pattu', 'പട്ട്'],
  ['paattu', 'പാട്ട്'],
  ['mala', 'മല'],
  ['mazha', 'മഴ'],
  ['kuda', 'കുട'],
  ['kutta', 'കുട്ട'],
  ['pana', 'പന'],
  ['panna', 'പന്ന'],
  ['aana', 'ആന'],
].map(([id = '', word = '']) => aWord(id, word, id))

describe('contrasts', () => {
  const found = contrastsOf(words, () => false)

  it('are the pairs of words that differ in one sound', () => {
    expect(found.map(({ id, pairs }) => [id, pairs])).toEqual([
      ['a/aa', [['pattu', 'paattu']]],
      ['T/TT', [['kuda', 'kutta']]],
      ['l/zh', [['mala', 'mazha']]],
    ])
  })

  it('have no two spellings of one word', () => {
    expect(contrastsOf(words, () => true)).toEqual([])
  })
})

it.each([
  ['കുട', 'കുട്ട', false],
  ['കല', 'കല്ല', true],
  ['ഋ', 'ൠ', true],
  ['മകൻ', 'മഗൻ', true],
  ['കല', 'കള', false],
])('our voice says %s and %s alike: %s', (one, other, alike) => {
  expect(heardKey(one) === heardKey(other)).toBe(alike)
})
