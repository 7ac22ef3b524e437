import { useEffect, useState } from 'react'
import { useSavedWords } from '../../storage/saved-words.ts'

/**
 * How many saved words are to be reviewed now: those that are due, and new ones for today. Undefined until that is known, and where
 * the device keeps no reviews.
 */
export function useDue(): number | undefined {
  const keys = useSavedWords()?.keys
  const [count, setCount] = useState<number>()
  useEffect(() => {
    if (!keys) return
    let wanted = true
    const look = () => {
      if (document.hidden) return
      countDue([...keys.keys()]).then(
        (found) => wanted && setCount(found),
        () => wanted && setCount(undefined),
      )
    }
    look()
    document.addEventListener('visibilitychange', look)
    return () => {
      wanted = false
      document.removeEventListener('visibilitychange', look)
    }
  }, [keys])
  return count
}

async function countDue(words: readonly string[]): Promise<number> {
  if (words.length === 0) return 0
  const [{ queueNow }, { reviewSettings }] = await Promise.all([
    import('./review-store.ts'),
    import('./review-settings.ts'),
  ])
  const { due, fresh } = await queueNow(words, reviewSettings.getState(), Date.now())
  return due + fresh
}
