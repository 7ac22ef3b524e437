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

/**
 * The dictionary, opened when it is wanted, which takes a cheap phone half a second. After a failure the
 * learner can try again.
 */
export function useWordSearch(wanted: boolean): {
  search: WordSearch | 'opening' | 'failed'
  retry: () => void
} {
  const [search, setSearch] = useState<WordSearch | 'opening' | 'failed'>('opening')

  const isOpening = wanted && search === 'opening'
  useEffect(() => {
    if (!isOpening) return
    let waiting = true
    open().then(
      (search) => waiting && setSearch(search),
      () => waiting && setSearch('failed'),
    )
    return () => {
      waiting = false
    }
  }, [isOpening])

  return { search, retry: () => setSearch('opening') }
}
