import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { browserStorage } from '../../../fixtures/open-device.ts'
import { learnerStore } from '../learner/learner-store.ts'
import { keepLoaded } from './keep-loaded.ts'

const words = [{ word: 'അമ്മ', meaning: 'mother', pronunciation: 'amma' }]
const results = [
  { id: `000009-${'0'.repeat(16)}`, topic: 'verbs', score: 40, questions: 5, mistakes: [] },
] as const

const kept = () => ({ ...localStorage, learner: learnerStore.getState() })

beforeEach(() => {
  vi.stubGlobal('localStorage', browserStorage({}))
  learnerStore.setState({ userlevel: 3, epoch: 0, records: 2 })
})
afterEach(() => vi.unstubAllGlobals())

describe('what a saved file brought', () => {
  it('changes nothing where the browser has no room for it', () => {
    const before = kept()
    const { setItem } = localStorage
    vi.stubGlobal('localStorage', {
      ...browserStorage({ ...localStorage }),
      setItem(this: Storage, name: string, value: string) {
        if (value.length > 300) throw new DOMException('full', 'QuotaExceededError')
        setItem.call(this, name, value)
      },
    })
    const many = Array.from({ length: 50 }, (_, n) => ({ word: `അമ്മ${n}`, meaning: 'm', pronunciation: '' }))
    expect(() => keepLoaded('malayalam', many, results)).toThrow('no room')
    expect(kept()).toMatchObject(before)
    expect(Object.keys(localStorage).filter((name) => name.startsWith('progress/'))).toEqual([])
  })

  it('is taken back whole', () => {
    const before = kept()
    const undo = keepLoaded('malayalam', words, results)
    expect(kept()).not.toEqual(before)
    undo()
    expect(kept()).toEqual(before)
  })

  it('has ids after those of its results', () => {
    keepLoaded('malayalam', words, results)
    expect(learnerStore.getState().records).toBeGreaterThan(9)
  })
})
