import type { DeviceStorage } from './device-storage.ts'
import { noteKeeping, refusalOf } from './keeping.ts'

/**
 * A browser storage that never throws. What the browser does not keep, because its storage is forbidden, full or broken,
 * this page has in memory until it closes or another tab writes the same.
 */
export function safeStorage(
  open: () => Storage,
  /** Called with why something is not kept, and with nothing when all is kept again. */
  note: (refusal?: 'full' | 'refused') => void = () => {},
): DeviceStorage {
  const held = new Map<string, string>()
  const attempt = <Result>(
    act: (storage: Storage) => Result,
    otherwise: Result,
    failed?: (error: unknown) => void,
  ): Result => {
    try {
      return act(open())
    } catch (error) {
      failed?.(error)
      return otherwise
    }
  }
  const getItem = (name: string) => held.get(name) ?? attempt((storage) => storage.getItem(name), null)
  globalThis.window?.addEventListener?.('storage', ({ key, storageArea }) => {
    if (storageArea && storageArea !== attempt((storage) => storage, undefined)) return
    if (key === null) held.clear()
    else held.delete(key)
  })
  return {
    names: () => [...new Set([...attempt((storage) => Object.keys(storage), []), ...held.keys()])],
    getItem,
    setItem(name, value) {
      let why: unknown
      const isKept = attempt(
        (storage) => {
          storage.setItem(name, value)
          return storage.getItem(name) === value
        },
        false,
        (error) => {
          why = error
        },
      )
      if (!isKept) {
        held.set(name, value)
        note(refusalOf(why))
      } else if (held.delete(name) && held.size === 0) note()
      return isKept
    },
    removeItem(name) {
      held.delete(name)
      attempt((storage) => storage.removeItem(name), undefined)
    },
    readJson: (name) => attemptJson(getItem(name)),
  }
}

function attemptJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

/** What is kept in a storage under names that begin so. */
export const storageUnder = (storage: DeviceStorage, before: string): DeviceStorage => ({
  names: () =>
    storage
      .names()
      .filter((name) => name.startsWith(before))
      .map((name) => name.slice(before.length)),
  getItem: (name) => storage.getItem(before + name),
  setItem: (name, value) => storage.setItem(before + name, value),
  removeItem: (name) => storage.removeItem(before + name),
  readJson: (name) => storage.readJson(before + name),
})

export const deviceStorage = safeStorage(
  () => localStorage,
  (refusal) => noteKeeping({ local: refusal ?? 'kept' }),
)
export const tabStorage = safeStorage(() => sessionStorage)
