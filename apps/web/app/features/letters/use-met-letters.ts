import { useEffect, useState } from 'react'

/** The letters that this learner has met in the course; undefined as long as there are none. */
export function useMetLetters(): ReadonlySet<string> | undefined {
  const [met, setMet] = useState<ReadonlySet<string>>()
  useEffect(() => {
    import('../../memory/met-letters.ts')
      .then(({ metLetters }) => metLetters())
      .then(
        (found) => setMet(found.size > 0 ? found : undefined),
        () => undefined,
      )
  }, [])
  return met
}
