import { useEffect, useState } from 'react'

/**
 * What the device has, by code that is loaded late, as no first paint needs it; undefined until it was read. `look` is the
 * same function each time.
 */
export function useFound<Found>(look: () => Promise<Found>): Found | undefined {
  const [found, setFound] = useState<Found>()
  useEffect(() => {
    let wanted = true
    look().then(
      (now) => wanted && setFound(() => now),
      () => undefined,
    )
    return () => {
      wanted = false
    }
  }, [look])
  return found
}
