import { describe, expect, it } from 'vitest'
import type { Item } from '../../practice/item.ts'
import { introduction } from './turns.ts'

const shows = (...items: Item[]) => introduction(items, 1, (item) => item === 'word:b')

describe('an introduction', () => {
  it('takes the time of its kind: an ending is longer to read than a word', () => {
    expect(shows('ending:past')?.seconds).toBeGreaterThan(shows('word:a')?.seconds ?? 0)
  })

  it('takes less for each further item than for the first', () => {
    const [one = 0, two = 0, three = 0] = [1, 2, 3].map(
      (many) => shows(...(['word:a', 'word:c', 'word:d'] as const).slice(0, many))?.seconds,
    )
    expect(two).toBeGreaterThan(one)
    expect(two).toBeLessThan(2 * one)
    expect(three - two).toBe(two - one)
  })

  it('is in Latin letters too where one of its items is', () => {
    expect([shows('word:a')?.latin, shows('word:a', 'word:b')?.latin]).toEqual([false, true])
  })

  it('asks for nothing, and is none without items', () => {
    expect(shows('word:a', 'word:b')).toMatchObject({
      targets: [],
      shows: ['word:a', 'word:b'],
      stage: 'show',
    })
    expect(shows()).toBeUndefined()
  })
})
