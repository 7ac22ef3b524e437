import type { WordReading } from '@app/learning/vocabulary'
import { useEffect, useState } from 'react'
import { readingsNow, readingsOf } from '../../lexicon/lexicon.ts'

/** Likeliest first; none where the dictionary has no such word. */
type Found = readonly WordReading[] | 'looking' | 'failed'

/** How a word may be understood: at once where what says so is here, else when it has arrived. */
export function useReadings(word: string): Found {
  const [late, setLate] = useState<{ word: string; found: Found }>()
  const now = readingsNow(word)
  const isLooking = now === undefined

  useEffect(() => {
    if (!isLooking) return
    let wanted = true
    readingsOf(word).then(
      (found) => wanted && setLate({ word, found }),
      () => wanted && setLate({ word, found: 'failed' }),
    )
    return () => {
      wanted = false
    }
  }, [word, isLooking])

  return now ?? (late?.word === word ? late.found : 'looking')
}
