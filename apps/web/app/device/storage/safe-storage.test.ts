import { afterEach, describe, expect, it, vi } from 'vitest'
import { safeStorage, storageUnder } from './safe-storage.ts'

const refused = () => {
  throw new DOMException('No.', 'QuotaExceededError')
}

/** A browser's storage that takes nothing while `full`. */
function aBrowser(kept: Record<string, string> = {}) {
  const map = new Map(Object.entries(kept))
  const state = { full: false, lies: false }
  const storage = {
    getItem: (name: string) => map.get(name) ?? null,
    setItem(name: string, value: string) {
      if (state.full) refused()
      if (!state.lies) map.set(name, value)
    },
    removeItem: (name: string) => void map.delete(name),
  }
  return { map, state, open: () => Object.assign(Object.create(storage), Object.fromEntries(map)) as Storage }
}

describe('a storage', () => {
  it('says what the browser keeps', () => {
    const { map, open } = aBrowser()
    expect(safeStorage(open).setItem('learnt', 'english')).toBe(true)
    expect(map.get('learnt')).toBe('english')
  })

  it.each(['full', 'lies'] as const)('has what is not kept as long as the page is open (%s)', (how) => {
    const { state, map, open } = aBrowser()
    state[how] = true
    const storage = safeStorage(open)
    expect(storage.setItem('learnt', 'english')).toBe(false)
    expect(storage.getItem('learnt')).toBe('english')
    expect(storage.names()).toContain('learnt')
    expect(map.size).toBe(0)
    storage.removeItem('learnt')
    expect(storage.getItem('learnt')).toBeNull()
  })

  it('gives what it held to a browser that takes it again', () => {
    const { state, map, open } = aBrowser()
    const storage = safeStorage(open)
    state.full = true
    storage.setItem('learnt', 'english')
    state.full = false
    expect(storage.setItem('learnt', 'malayalam')).toBe(true)
    expect(storage.getItem('learnt')).toBe('malayalam')
    expect(map.get('learnt')).toBe('malayalam')
  })

  it('never throws where storage is forbidden', () => {
    const storage = safeStorage(refused)
    expect(storage.getItem('learnt')).toBeNull()
    expect(storage.setItem('learnt', 'english')).toBe(false)
    expect(storage.names()).toEqual(['learnt'])
  })

  it('reads damaged values as none', () => {
    expect(safeStorage(aBrowser({ learner: '{' }).open).readJson('learner')).toBeNull()
  })

  it('is seen under names that begin so', () => {
    const base = safeStorage(aBrowser({ 'english/learnt': 'a', other: 'b' }).open)
    const english = storageUnder(base, 'english/')
    expect(english.names()).toEqual(['learnt'])
    english.setItem('savedWords', '[]')
    expect(base.getItem('english/savedWords')).toBe('[]')
  })
})

describe('what is held for this page', () => {
  afterEach(() => vi.unstubAllGlobals())

  /** A storage that is full and holds two names, and what another tab writes. */
  function aFullStorage() {
    const tabs = new EventTarget()
    vi.stubGlobal('window', tabs)
    const { state, open } = aBrowser()
    const browser = open()
    const storage = safeStorage(() => browser)
    state.full = true
    for (const name of ['learnt', 'level']) storage.setItem(name, 'here')
    const write = (key: string | null, storageArea: Storage | null = browser) =>
      tabs.dispatchEvent(Object.assign(new Event('storage'), { key, storageArea }))
    return { storage, write }
  }

  it('gives way to what another tab writes under the same name', () => {
    const { storage, write } = aFullStorage()
    write('learnt')
    expect(storage.names()).toEqual(['level'])
  })

  it('is gone when another tab clears everything', () => {
    const { storage, write } = aFullStorage()
    write(null)
    expect(storage.names()).toEqual([])
  })

  it('stays when another storage of the browser changes', () => {
    const { storage, write } = aFullStorage()
    write('learnt', aBrowser().open())
    expect(storage.getItem('learnt')).toBe('here')
  })
})
