import { useEffect, useState } from 'react'
import type { WordSearch } from './word-search.ts'

/** What opens a dictionary: once, and again only after it failed. */
export function once<Search>(open: () => Promise<Search>): () => Promise<Search> {
  let opened: Promise<Search> | undefined
  return () => {
    opened ??= open()
    opened.catch(() => {
      opened = undefined
    })
    return opened
  }
}

/**
 * The dictionary, opened when it is wanted, which takes a cheap phone half a second. After a failure the
 * learner can try again. `open` must be the same function each time.
 */
export function useWordSearch<Entry>(
  open: () => Promise<WordSearch<Entry>>,
  wanted: boolean,
): {
  search: WordSearch<Entry> | 'opening' | 'failed'
  retry: () => void
} {
  const [found, setFound] = useState<{ by: typeof open; search: WordSearch<Entry> | 'failed' }>()
  const search = found?.by === open ? found.search : 'opening'

  const isOpening = wanted && search === 'opening'
  useEffect(() => {
    if (!isOpening) return
    let waiting = true
    open().then(
      (search) => waiting && setFound({ by: open, search }),
      () => waiting && setFound({ by: open, search: 'failed' }),
    )
    return () => {
      waiting = false
    }
  }, [isOpening, open])

  return { search, retry: () => setFound(undefined) }
}
