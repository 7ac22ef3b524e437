import { useEffect, useState } from 'react'
import { useKeeps } from '../storage/keeping.ts'

/**
 * Whether a screen may say that something is kept on this device: the browser has kept what it was given, and was asked
 * to keep it for good.
 */
export function useIsKept(): boolean {
  const keeps = useKeeps()
  const [isAsked, setAsked] = useState(false)
  useEffect(() => {
    if (keeps !== 'kept') return
    let wanted = true
    import('./persistence.ts')
      .then(({ askToPersist }) => askToPersist())
      .catch(() => undefined)
      .then(() => wanted && setAsked(true))
    return () => {
      wanted = false
    }
  }, [keeps])
  return keeps === 'kept' && isAsked
}
