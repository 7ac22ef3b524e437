import { createStore, type StoreApi } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import { deviceStorage } from './safe-storage.ts'

/**
 * A store kept on the device under one name. `read` turns any stored value, even a damaged or foreign one,
 * into a valid state. A corrected state is written back. Other tabs follow.
 */
export function persistedStore<State extends object>(
  name: string,
  read: (stored: unknown) => State,
): StoreApi<State> {
  const store = createStore<State>()(
    persist(() => read(undefined), {
      name,
      version: 1,
      storage: createJSONStorage(() => ({ ...deviceStorage, setItem: keep })),
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

/** A new tab has nothing new to write, and must not overwrite what another tab is writing. */
function keep(name: string, value: string) {
  if (deviceStorage.getItem(name) !== value) deviceStorage.setItem(name, value)
}
