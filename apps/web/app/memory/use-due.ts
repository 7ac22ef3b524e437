import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { onDueChange } from './due-change.ts'

/**
 * How many words are to be reviewed now: those that are due, and new ones of the saved for today. It is counted when a
 * page opens, when the learner comes back to it, and when they have reviewed a card. Undefined until then, and if the device keeps no reviews.
 * The code that counts is loaded late: every page shows the count, and no first paint needs it.
 */
export function useDue(): number | undefined {
  const { pathname } = useLocation()
  const [count, setCount] = useState<number>()
  useEffect(() => {
    let wanted = Boolean(pathname)
    const look = () => {
      if (document.hidden) return
      import('./count-due.ts')
        .then(({ countDue }) => countDue(Date.now()))
        .then(
          (found) => wanted && setCount(found),
          () => wanted && setCount(undefined),
        )
    }
    look()
    document.addEventListener('visibilitychange', look)
    const forget = onDueChange(look)
    return () => {
      wanted = false
      forget()
      document.removeEventListener('visibilitychange', look)
    }
  }, [pathname])
  return count
}
