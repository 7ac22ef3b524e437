import { createStore, type StoreApi } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import type { DeviceStorage } from './device-storage.ts'
import { deviceStorage } from './safe-storage.ts'

/**
 * A store kept on the device under one name. `read` turns any stored value, even a damaged or foreign one,
 * into a valid state. A corrected state is written back. Other tabs follow.
 */
export function persistedStore<State extends object>(
  name: string,
  read: (stored: unknown) => State,
  kept: DeviceStorage = deviceStorage,
): StoreApi<State> {
  /** A new tab has nothing new to write, and must not overwrite what another tab is writing. */
  const setItem = (name: string, value: string) => {
    if (kept.getItem(name) !== value) kept.setItem(name, value)
  }
  const store = createStore<State>()(
    persist(() => read(undefined), {
      name,
      version: 1,
      storage: createJSONStorage(() => ({ ...kept, setItem })),
      migrate: (stored) => read(stored),
      merge: (stored) => read(stored),
    }),
  )
  if (typeof window !== 'undefined') {
    store.setState({})
    window.addEventListener('storage', (event) => {
      if (event.key === name) void store.persist.rehydrate()
    })
  }
  return store
}
