import { describe, expect, it } from 'vitest'
import { compareTyped } from './compare-typed.ts'

describe('a word typed in Malayalam', () => {
  it.each([
    ['മഴ', 'മഴ', [], 'right'],
    ['മഴ', '“മഴ”', [], 'right'],
    ['വീട്', 'വീട്', [], 'right'],
    ['പാട്ട്', 'പട്ട്', ['പട്ട്'], 'other-word'],
    ['പാട്ട്', 'പട്ട്', [], 'close'],
    ['ആഴ്ച', 'ആഴ്ച്ച', [], 'close'],
    ['കറുപ്പ്', 'കറുപ്പു', [], 'close'],
    ['മഴ', 'മല', ['മല'], 'other-word'],
    ['മഴ', 'മള', ['മല'], 'close'],
    ['വെള്ളം', 'വെളം', [], 'close'],
    ['മഴ', 'മരം', [], 'wrong'],
    ['മഴ', '', [], 'wrong'],
  ])('%s as %s, beside %s, is %s', (word, typed, others, type) => {
    expect(compareTyped(typed, [word], others).type).toBe(type)
  })
})

describe('a word typed in Latin letters', () => {
  it.each([
    ['മഴ', 'mazha', ['മല'], 'right'],
    ['മഴ', 'Mazha ', ['മല'], 'right'],
    ['മഴ', 'maḻa', ['മല'], 'right'],
    ['മഴ', 'maza', ['മല'], 'close'],
    ['മഴ', 'mala', ['മല'], 'other-word'],
    ['പട്ട്', 'paatt', ['പാട്ട്'], 'other-word'],
    ['പനി', 'pani', ['പണി'], 'right'],
    ['വെള്ളം', 'velam', [], 'close'],
    ['മഴ', 'maram', [], 'wrong'],
  ])('%s as %s, beside %s, is %s', (word, typed, others, type) => {
    expect(compareTyped(typed, [word], others).type).toBe(type)
  })
})

it('names the other word, and shows where it differs', () => {
  expect(compareTyped('മല', ['മഴ'], ['മല'])).toEqual({
    type: 'other-word',
    word: 'മല',
    pieces: [
      { type: 'same', text: 'മ' },
      { type: 'other', wanted: 'ഴ', typed: 'ല' },
    ],
  })
})
