import { useEffect, useState } from 'react'
import type { WordSearch } from './word-search.ts'

let opened: Promise<WordSearch> | undefined

function open(): Promise<WordSearch> {
  opened ??= import('./word-search.ts').then(({ openWordSearch }) => openWordSearch())
  opened.catch(() => {
    opened = undefined
  })
  return opened
}

/** The dictionary, fetched once the page is alive; again when the learner tries again after a failure. */
export function useWordSearch(): { search: WordSearch | 'opening' | 'failed'; retry: () => void } {
  const [search, setSearch] = useState<WordSearch | 'opening' | 'failed'>('opening')

  const isWanted = search === 'opening'
  useEffect(() => {
    if (!isWanted) return
    let wanted = true
    open().then(
      (search) => wanted && setSearch(search),
      () => wanted && setSearch('failed'),
    )
    return () => {
      wanted = false
    }
  }, [isWanted])

  return { search, retry: () => setSearch('opening') }
}
