import { useEffect, useState } from 'react'

const none: ReadonlyMap<string, number> = new Map()

/**
 * The words that the learner has reviewed well, each with its last review. They are read when the page is
 * there, and again when the learner comes back to it. A browser that keeps no reviews has none.
 */
export function useReviewedWords(): ReadonlyMap<string, number> {
  const [words, setWords] = useState(none)
  useEffect(() => {
    let wanted = true
    const update = () => {
      if (document.hidden) return
      import('./reviewed.ts')
        .then(({ reviewedWell }) => reviewedWell())
        .then(
          (found) => wanted && setWords(found),
          () => undefined,
        )
    }
    update()
    document.addEventListener('visibilitychange', update)
    return () => {
      wanted = false
      document.removeEventListener('visibilitychange', update)
    }
  }, [])
  return words
}
