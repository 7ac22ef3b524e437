import { describe, expect, it } from 'vitest'
import { type Keeps, keepingStore, keepsNow, noteDamaged, noteKeeping, refusalOf } from './keeping.ts'

describe('whether a device keeps what is done', () => {
  it.each<[Keeps, Keeps, Keeps]>([
    ['kept', 'kept', 'kept'],
    ['kept', 'unknown', 'unknown'],
    ['unknown', 'kept', 'unknown'],
    ['kept', 'blocked', 'blocked'],
    ['full', 'kept', 'full'],
    ['full', 'refused', 'refused'],
    ['refused', 'blocked', 'refused'],
  ])('is as its worse half: %s and %s is %s', (local, log, whole) => {
    expect(keepsNow({ local, log })).toBe(whole)
  })

  it('is told to those who watch it when it changes, and then alone', () => {
    const before = keepingStore.getState()
    noteKeeping({ local: 'kept' })
    let told = 0
    const end = keepingStore.subscribe(() => told++)
    noteKeeping({ local: 'full', log: before.log })
    noteKeeping({ local: 'full' })
    end()
    expect(told).toBe(1)
    noteKeeping(before)
  })

  it('counts each damaged record once', () => {
    const before = keepingStore.getState().damaged
    noteDamaged(['keeping-a', 'keeping-b'])
    noteDamaged(['keeping-b', 'keeping-c'])
    expect(keepingStore.getState().damaged - before).toBe(3)
  })
})

it.each([
  [new DOMException('No room.', 'QuotaExceededError'), 'full'],
  [new DOMException('Not here.', 'SecurityError'), 'refused'],
  ['QuotaExceededError', 'refused'],
])('says why a browser kept nothing: %s is %s', (error, why) => {
  expect(refusalOf(error)).toBe(why)
})
