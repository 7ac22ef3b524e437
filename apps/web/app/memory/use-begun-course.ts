import { useEffect, useState } from 'react'

/**
 * Whether the learner has practised in the course; undefined until the device was read. The code that reads it is
 * loaded late: no first paint needs it.
 */
export function useBegunCourse(): boolean | undefined {
  const [hasBegun, setHasBegun] = useState<boolean>()
  useEffect(() => {
    let wanted = true
    import('./course-practice.ts')
      .then(({ hasBegunCourse }) => hasBegunCourse())
      .then(
        (found) => wanted && setHasBegun(found),
        () => undefined,
      )
    return () => {
      wanted = false
    }
  }, [])
  return hasBegun
}
