import { describe, expect, it } from 'vitest'
import { isOneEdit, swapped } from './edits.ts'

describe('isOneEdit', () => {
  it.each([
    ['a letter less', 'nandi', 'nani'],
    ['a letter more', 'kada', 'kadai'],
    ['another letter', 'pala', 'pana'],
    ['the first letter', 'mala', 'ala'],
    ['the same word', 'mala', 'mala'],
  ])('holds for %s, both ways round', (_, one, other) => {
    expect(isOneEdit(one, other) && isOneEdit(other, one)).toBe(true)
  })

  it.each([
    ['two letters more', 'ma', 'mala'],
    ['two other letters', 'pala', 'kana'],
    ['two letters that change places', 'amla', 'mala'],
  ])('does not hold for %s', (_, one, other) => {
    expect(isOneEdit(one, other) || isOneEdit(other, one)).toBe(false)
  })
})

describe('swapped', () => {
  it.each([
    ['samayma', 'samayam'],
    ['ab', 'ba'],
  ])('makes of %s also %s', (word, other) => {
    expect(swapped(word)).toContain(other)
  })

  it.each([
    ['aa', 0],
    ['a', 0],
    ['', 0],
    ['mazha', 4],
    ['amma', 2],
  ])('of "%s" makes %i words', (word, many) => {
    expect(swapped(word)).toHaveLength(many)
  })
})
