import type { DeviceStorage } from './device-storage.ts'

/**
 * A browser storage that never throws. If it is forbidden, full or broken, nothing is kept, or with `holds`
 * only in memory while the page is open. `before` stands before every name that is kept.
 */
function safeStorage(
  open: () => Storage,
  { holds = false, before = '' } = {},
): DeviceStorage & { readJson(name: string): unknown } {
  const held = new Map<string, string>()
  const attempt = <Result>(act: (storage: Storage) => Result, otherwise: Result): Result => {
    try {
      return act(open())
    } catch {
      return otherwise
    }
  }
  const getItem = (name: string) =>
    held.get(name) ?? attempt((storage) => storage.getItem(before + name), null)
  return {
    names: () => {
      const all = attempt((storage) => Object.keys(storage), [])
      return all.filter((name) => name.startsWith(before)).map((name) => name.slice(before.length))
    },
    getItem,
    setItem(name, value) {
      if (holds) held.set(name, value)
      attempt((storage) => {
        storage.setItem(before + name, value)
        held.delete(name)
      }, undefined)
    },
    removeItem(name) {
      held.delete(name)
      attempt((storage) => storage.removeItem(before + name), undefined)
    },
    readJson: (name) => attempt(() => JSON.parse(getItem(name) ?? 'null') as unknown, null),
  }
}

/** What the device keeps under names that begin so. */
export const deviceStorageUnder = (before: string) => safeStorage(() => localStorage, { before })
export const deviceStorage = deviceStorageUnder('')
export const tabStorage = safeStorage(() => sessionStorage, { holds: true })
