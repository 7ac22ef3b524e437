import type { WordReading } from '@app/learning/vocabulary'
import { useEffect, useState } from 'react'
import { readingsNow, readingsOf } from '../../lexicon/lexicon.ts'

/** The most likely first. Empty if the dictionary has no such word. */
type Found = readonly WordReading[] | 'looking' | 'failed'

/** The readings of a word: at once if the dictionary part is loaded, else when it has arrived. */
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
