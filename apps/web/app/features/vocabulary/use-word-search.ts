import { useEffect, useState } from 'react'
import type { WordSearch } from './word-search.ts'

let opened: Promise<WordSearch> | undefined

/** The dictionary, fetched once the page is alive; again when the learner tries again after a failure. */
export function useWordSearch(): { search: WordSearch | 'opening' | 'failed'; retry: () => void } {
  const [search, setSearch] = useState<WordSearch | 'opening' | 'failed'>('opening')
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks again
  useEffect(() => {
    let wanted = true
    setSearch((now) => (now === 'failed' ? 'opening' : now))
    opened ??= import('./word-search.ts').then(({ openWordSearch }) => openWordSearch())
    opened.then(
      (search) => wanted && setSearch(search),
      () => {
        opened = undefined
        if (wanted) setSearch('failed')
      },
    )
    return () => {
      wanted = false
    }
  }, [attempt])

  return { search, retry: () => setAttempt(attempt + 1) }
}
