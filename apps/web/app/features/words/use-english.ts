import type { EnglishWords } from '@app/learning/english-words'
import { useEffect, useState } from 'react'
import { englishNow, loadEnglish } from '../../lexicon/english.ts'

/** The English words of the dictionary: at once if they are loaded, else when they have arrived. */
export function useEnglish(): EnglishWords | 'looking' | 'failed' {
  const [late, setLate] = useState<EnglishWords | 'looking' | 'failed'>('looking')
  const now = englishNow()
  const isLooking = now === undefined

  useEffect(() => {
    if (!isLooking) return
    let wanted = true
    loadEnglish().then(
      (english) => wanted && setLate(english),
      () => wanted && setLate('failed'),
    )
    return () => {
      wanted = false
    }
  }, [isLooking])

  return now ?? late
}
