import { startTransition, useEffect, useState } from 'react'

/** Whether the first render on the prerendered page is over. */
let isHydrated = false

/**
 * False in the prerendered page and in the first render on it, which must be the same. True from then on. The
 * change is drawn as a transition, so that the page stays responsive: hundreds of words become buttons at
 * once.
 */
export function useHydrated(): boolean {
  const [hydrated, setHydrated] = useState(() => isHydrated)
  useEffect(() => {
    isHydrated = true
    startTransition(() => setHydrated(true))
  }, [])
  return hydrated
}
