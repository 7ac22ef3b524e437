import type { DeviceStorage } from './device-storage.ts'

/**
 * A browser storage that never throws: where it is forbidden, full or broken, what was kept is simply not there, and the
 * page goes on with what it holds in memory.
 */
function safeStorage(open: () => Storage): DeviceStorage & { readJson(name: string): unknown } {
  const attempt = <Result>(act: (storage: Storage) => Result, otherwise: Result): Result => {
    try {
      return act(open())
    } catch {
      return otherwise
    }
  }
  return {
    names: () => attempt((storage) => Object.keys(storage), []),
    getItem: (name) => attempt((storage) => storage.getItem(name), null),
    setItem: (name, value) => attempt((storage) => storage.setItem(name, value), undefined),
    removeItem: (name) => attempt((storage) => storage.removeItem(name), undefined),
    readJson: (name) => attempt((storage) => JSON.parse(storage.getItem(name) ?? 'null') as unknown, null),
  }
}

export const deviceStorage = safeStorage(() => localStorage)
export const tabStorage = safeStorage(() => sessionStorage)
