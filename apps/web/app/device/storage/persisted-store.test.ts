import { afterEach, describe, expect, it, vi } from 'vitest'
import { storageOf } from '../../../fixtures/open-device.ts'
import { persistedStore } from './persisted-store.ts'

type Colour = { colour: string }
/** Reads any stored value: a colour that is none is blue. */
const read = (stored: unknown): Colour =>
  stored && typeof stored === 'object' && 'colour' in stored && typeof stored.colour === 'string'
    ? { colour: stored.colour }
    : { colour: 'blue' }
const kept = (state: unknown) => JSON.stringify({ state, version: 1 })

afterEach(() => vi.unstubAllGlobals())

/** A page on a device that keeps this, beside other tabs. */
function aPage(text?: string) {
  const tabs = new EventTarget()
  vi.stubGlobal('window', tabs)
  const storage = storageOf(text === undefined ? {} : { paint: text })
  const store = persistedStore('paint', read, storage)
  const write = (name: string, value: string) => {
    storage.setItem(name, value)
    tabs.dispatchEvent(Object.assign(new Event('storage'), { key: name }))
  }
  return { storage, store, write }
}

describe('a store that is kept', () => {
  it('is what the device has, and keeps what is set', () => {
    const { storage, store } = aPage(kept({ colour: 'red' }))
    expect(store.getState()).toEqual({ colour: 'red' })
    store.setState({ colour: 'green' })
    expect(storage.readJson('paint')).toEqual({ state: { colour: 'green' }, version: 1 })
  })

  it.each(['7', '{"state":', kept({ colour: 7 })])('writes back what it made of damage: %s', (damage) => {
    const { storage, store } = aPage(damage)
    expect(store.getState()).toEqual({ colour: 'blue' })
    expect(storage.readJson('paint')).toEqual({ state: { colour: 'blue' }, version: 1 })
  })

  it('writes nothing that is there already: another tab may be writing', () => {
    const storage = storageOf({ paint: kept({ colour: 'red' }) })
    vi.stubGlobal('window', new EventTarget())
    const setItem = vi.fn(storage.setItem)
    persistedStore('paint', read, { ...storage, setItem })
    expect(setItem).not.toHaveBeenCalled()
  })

  it('follows another tab, under its own name alone', async () => {
    const { store, write } = aPage(kept({ colour: 'red' }))
    write('other', kept({ colour: 'black' }))
    expect(store.getState()).toEqual({ colour: 'red' })
    write('paint', kept({ colour: 'green' }))
    await vi.waitFor(() => expect(store.getState()).toEqual({ colour: 'green' }))
  })
})
