import { useEffect, useState } from 'react'

/**
 * What the device has, by code that is loaded late, as no first paint needs it; undefined until it was read. `look` is the
 * same function each time.
 */
export function useFound<Found>(look: () => Promise<Found>): Found | undefined {
  const found = useFoundOrFailed(look)
  return found === 'failed' ? undefined : found
}

/** The same, where it is said that it could not be read. */
export function useFoundOrFailed<Found>(look: () => Promise<Found>): Found | 'failed' | undefined {
  const [found, setFound] = useState<Found | 'failed'>()
  useEffect(() => {
    let wanted = true
    look().then(
      (now) => wanted && setFound(() => now),
      () => wanted && setFound('failed'),
    )
    return () => {
      wanted = false
    }
  }, [look])
  return found
}
