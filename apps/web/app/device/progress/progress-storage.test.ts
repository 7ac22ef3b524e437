import { anId, aResult, someProgress } from '@app/learning/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { storageOf } from '../../../fixtures/open-device.ts'
import { keepingStore } from '../storage/keeping.ts'
import { keepChange } from './journal.ts'
import { progressStorage } from './progress-storage.ts'

const sound = aResult()
/** Each is told once. */
const aBroken = () => ({ ...aResult(), id: anId(7), score: -10, why: crypto.randomUUID() })
const kept = (fields: object) =>
  JSON.stringify({
    progress: { ...someProgress({ results: [sound] }), ...fields },
    unsent: [sound.id],
    version: 3,
  })

const unreadable = () => keepingStore.getState().unreadable

beforeEach(() => keepingStore.setState({ unreadable: 0 }))

describe('damaged progress', () => {
  it('is named to the learner once, and what is sound beside it counts', () => {
    const storage = storageOf({ 'progress/visitor': kept({ results: [sound, aBroken()] }) })
    expect(progressStorage(storage).read('visitor').progress.results).toEqual([sound])
    expect(progressStorage(storage).read('visitor').version).toBe(3)
    expect(unreadable()).toBe(1)
  })

  it.each([
    {
      what: 'a change',
      name: `progress/visitor/${anId(8)}`,
      text: (broken: string) => `{"results":[${broken}]}`,
    },
    {
      what: 'a change that is cut off',
      name: `progress/visitor/${anId(8)}`,
      text: (broken: string) => `{"results":[${broken}`,
    },
    {
      what: 'a text that is cut off',
      name: 'progress/visitor',
      text: (broken: string) => `{"progress":{"results":[${broken}`,
    },
  ])('is named, and set aside before something else stands in its place: $what', ({ name, text }) => {
    const broken = aBroken()
    const storage = storageOf({ [name]: text(JSON.stringify(broken)) })
    keepChange(storage, anId(9), { results: [{ ...sound, id: anId(9) }] })
    expect(progressStorage(storage).open('visitor').progress.results).toHaveLength(1)
    expect(unreadable()).toBe(1)
    expect(storage.getItem('progress-damaged')).toContain(broken.why)
    expect(progressStorage(storage).open('visitor').progress.results).toHaveLength(1)
    expect(unreadable()).toBe(1)
  })

  it('is not there where all is sound', () => {
    const storage = storageOf({ 'progress/visitor': kept({}) })
    keepChange(storage, anId(9), { results: [{ ...sound, id: anId(9) }] })
    progressStorage(storage).open('visitor')
    expect([unreadable(), storage.getItem('progress-damaged')]).toEqual([0, null])
  })
})

describe('an account that leaves', () => {
  it('leaves here what another tab does in that moment, to be sent when it comes back', () => {
    const storage = storageOf({ 'progress-owner': 'user-anna', 'progress/user-anna': kept({}) })
    const { readJson } = storage
    let late = true
    // The other tab writes after this one has looked which changes there are.
    storage.readJson = (name) => {
      if (late && name === 'progress/user-anna') {
        late = false
        storage.setItem(
          `progress/user-anna/${anId(9)}`,
          JSON.stringify({ results: [{ ...sound, id: anId(9) }] }),
        )
      }
      return readJson(name)
    }
    progressStorage(storage).keepUnsentOnly('user-anna')
    const { unsent } = progressStorage(storage).read('user-anna')
    expect(unsent.toSorted()).toEqual([sound.id, anId(9)].toSorted())
  })
})
