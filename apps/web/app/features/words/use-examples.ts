import type { LexiconEntry } from '@app/learning/vocabulary'
import { useEffect, useState } from 'react'

type Examples = NonNullable<LexiconEntry['examples']>

/** Sentences with a word: at once for a common one, else when the file of such examples has arrived. None where it does not. */
export function useExamples({ id, use, examples }: LexiconEntry): Examples {
  const [late, setLate] = useState<{ id: string; found: Examples }>()
  const isApart = use === 3 && !examples

  useEffect(() => {
    if (!isApart) return
    let wanted = true
    import('virtual:content/rare-examples').then(
      (rare) => wanted && setLate({ id, found: rare.examples[id] ?? [] }),
      () => undefined,
    )
    return () => {
      wanted = false
    }
  }, [id, isApart])

  return examples ?? (late?.id === id ? late.found : [])
}
