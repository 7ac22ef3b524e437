import { noProgress, recordId, savedWords } from '@app/learning/progress'
import type { SavedWord } from '@app/learning/vocabulary'
import { describe, expect, it, vi } from 'vitest'
import { storageOf } from '../../../fixtures/open-device.ts'
import { progressStorage } from '../progress/progress-storage.ts'
import type { DeviceStorage } from '../storage/device-storage.ts'
import { savedWordsIn } from './saved-words.ts'

const aWord = (word: string, more: Partial<SavedWord> = {}): SavedWord => ({
  ...{ word, meaning: 'm', pronunciation: '' },
  ...more,
})

const idOf = (n: number) => recordId(n, new Uint8Array(8))

/** A device with these entries, on which at most so many letters can be kept. */
function aDevice(entries: Record<string, string> = {}, room = Number.POSITIVE_INFINITY) {
  const base = storageOf(entries)
  const state = { room }
  const used = () =>
    base.names().reduce((sum, name) => sum + name.length + (base.getItem(name)?.length ?? 0), 0)
  const storage: DeviceStorage = {
    ...base,
    setItem(name, value) {
      const before = base.getItem(name)
      base.setItem(name, value)
      if (used() <= state.room) return true
      if (before === null) base.removeItem(name)
      else base.setItem(name, before)
      return false
    },
  }
  let made = 0
  const changed = vi.fn()
  const newIds = (count: number) => Array.from({ length: count }, () => idOf(made++))
  const words = savedWordsIn({ storage, newIds, changed })
  return { storage, words, state, used, changed }
}

const listOf = (storage: DeviceStorage) => storage.readJson('savedWords') as SavedWord[] | null
const namesOf = (words: readonly SavedWord[]) => words.map(({ word }) => word)
const recordsOf = (storage: DeviceStorage) => savedWords(progressStorage(storage).read('visitor').progress)

describe('a saved word', () => {
  it('stands in the list whose name is kept, and in the learner’s progress', () => {
    const { storage, words, changed } = aDevice()
    expect(words.save(aWord('അമ്മ'))).toBe('saved')
    expect(listOf(storage)).toEqual([aWord('അമ്മ')])
    expect(recordsOf(storage)).toEqual([aWord('അമ്മ')])
    expect(changed).toHaveBeenCalledOnce()
  })

  it('stays as it is when it is saved again, and gets the place where it was met if it had none', () => {
    const { storage, words, changed } = aDevice()
    words.save(aWord('അമ്മ'))
    words.save(aWord('അമ്മ', { meaning: 'other' }))
    expect(changed).toHaveBeenCalledOnce()
    const metAt = { sentence: 'അമ്മ വന്നു.' }
    words.save(aWord('അമ്മ', { metAt }))
    expect(listOf(storage)).toEqual([aWord('അമ്മ', { metAt })])
  })

  it('is gone from both when it is removed, and can be saved again', () => {
    const { storage, words } = aDevice()
    words.save(aWord('അമ്മ'))
    words.save(aWord('വീട്'))
    words.remove(['അമ്മ'])
    expect(namesOf(listOf(storage) ?? [])).toEqual(['വീട്'])
    expect(namesOf(recordsOf(storage))).toEqual(['വീട്'])
    words.save(aWord('അമ്മ'))
    expect(namesOf(words.now().words)).toEqual(['വീട്', 'അമ്മ'])
  })

  it('is not saved where the browser has no room, and then nothing is changed', () => {
    const { storage, words, state, used, changed } = aDevice()
    words.save(aWord('അമ്മ'))
    state.room = used() + 10
    expect(words.save(aWord('വീട്'))).toBe('no room')
    expect(namesOf(words.now().words)).toEqual(['അമ്മ'])
    expect(namesOf(recordsOf(storage))).toEqual(['അമ്മ'])
    expect(changed).toHaveBeenCalledOnce()
  })

  it('is saved where the browser has room for it, but not for the list: the list is made when it is read', () => {
    const { storage, words, state, used } = aDevice()
    words.save(aWord('അമ്മ'))
    const before = used()
    words.save(aWord('വീട്'))
    const forOne = used() - before
    state.room = used() + forOne - 20
    expect(words.save(aWord('പാൽ'))).toBe('saved')
    expect(listOf(storage)).toBeNull()
    expect(namesOf(words.now().words)).toEqual(['അമ്മ', 'വീട്', 'പാൽ'])
    state.room = Number.POSITIVE_INFINITY
    words.remove(['വീട്'])
    expect(namesOf(listOf(storage) ?? [])).toEqual(['അമ്മ', 'പാൽ'])
  })

  it('is refused where the list is full, and no word goes for it', () => {
    const words = Array.from({ length: 20_000 }, (_, n) => ({
      id: idOf(n),
      word: aWord(`വാക്ക് ${n}`),
    }))
    const device = { progress: { ...noProgress, words }, unsent: [], acknowledged: {}, version: 0 }
    const { storage, words: list } = aDevice({ 'progress/visitor': JSON.stringify(device) })
    expect(list.save(aWord('അമ്മ'))).toBe('too many')
    expect(list.saveAll([aWord('അമ്മ'), aWord('വീട്')])).toBe('too many')
    expect(list.add([aWord('അമ്മ')], [])).toBe('too many')
    expect(recordsOf(storage)).toHaveLength(20_000)
    expect(list.remove(['വാക്ക് 0'])).toBe('saved')
  })
})

describe('a list that a tab of version 0.1.0 wrote', () => {
  const entries = { savedWords: JSON.stringify([aWord('അമ്മ'), aWord('വീട്')]) }

  it('is the learner’s', () => {
    expect(namesOf(aDevice(entries).words.now().words)).toEqual(['അമ്മ', 'വീട്'])
  })

  it('gets its records with the next change', () => {
    const { storage, words } = aDevice(entries)
    words.save(aWord('പാൽ'))
    expect(namesOf(recordsOf(storage))).toEqual(['അമ്മ', 'വീട്', 'പാൽ'])
  })

  it('loses the word that is removed', () => {
    const { storage, words } = aDevice(entries)
    words.remove(['അമ്മ'])
    expect(namesOf(listOf(storage) ?? [])).toEqual(['വീട്'])
  })
})
