import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False in the prerendered page and in the first render on it, which must be the same; true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
