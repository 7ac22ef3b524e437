import type { DeviceStorage } from './device-storage.ts'

/**
 * A browser storage that never throws. If it is forbidden, full or broken, nothing is kept, or with `holds`
 * only in memory while the page is open.
 */
function safeStorage(
  open: () => Storage,
  { holds = false } = {},
): DeviceStorage & { readJson(name: string): unknown } {
  const held = new Map<string, string>()
  const attempt = <Result>(act: (storage: Storage) => Result, otherwise: Result): Result => {
    try {
      return act(open())
    } catch {
      return otherwise
    }
  }
  const getItem = (name: string) => held.get(name) ?? attempt((storage) => storage.getItem(name), null)
  return {
    names: () => attempt((storage) => Object.keys(storage), []),
    getItem,
    setItem(name, value) {
      if (holds) held.set(name, value)
      attempt((storage) => {
        storage.setItem(name, value)
        held.delete(name)
      }, undefined)
    },
    removeItem(name) {
      held.delete(name)
      attempt((storage) => storage.removeItem(name), undefined)
    },
    readJson: (name) => attempt(() => JSON.parse(getItem(name) ?? 'null') as unknown, null),
  }
}

export const deviceStorage = safeStorage(() => localStorage)
export const tabStorage = safeStorage(() => sessionStorage, { holds: true })
