import { startTransition, useEffect, useState } from 'react'

/** The first render on the prerendered page is over. */
let isHydrated = false

/**
 * False in the prerendered page and in the first render on it, which must be the same; true from then on. What changes with it is drawn
 * in turns that let the page hear (a transition): hundreds of words become buttons at once.
 */
export function useHydrated(): boolean {
  const [alive, setAlive] = useState(() => isHydrated)
  useEffect(() => {
    isHydrated = true
    startTransition(() => setAlive(true))
  }, [])
  return alive
}
