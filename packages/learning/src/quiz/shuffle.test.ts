import { describe, expect, it } from 'vitest'
import { shuffle } from './shuffle.ts'

const things = ['a', 'b', 'c', 'd']

describe('shuffle', () => {
  it('keeps every item once and does not change the given list', () => {
    const given = [...things]
    expect(shuffle(given, Math.random).toSorted()).toEqual(things)
    expect(given).toEqual(things)
  })

  it('depends only on the random numbers it is given', () => {
    expect(shuffle(things, () => 0)).toEqual(shuffle(things, () => 0))
    expect(shuffle(things, () => 0.999)).toEqual(things)
  })

  it('reaches every order', () => {
    const orders = new Set(Array.from({ length: 2000 }, () => shuffle(things, Math.random).join('')))
    expect(orders.size).toBe(24)
  })

  it.each([[[]], [['a']]])('takes a list of %j', (few) => {
    expect(shuffle(few, Math.random)).toEqual(few)
  })
})
