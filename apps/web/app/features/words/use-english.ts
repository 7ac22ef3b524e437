import type { EnglishLexicon } from '@app/learning/english-words'
import { useEffect, useState } from 'react'
import { englishNow, loadEnglish } from '../../lexicon/english.ts'

/** The English words of the dictionary: at once if they are loaded, else when they have arrived. */
export function useEnglish(): EnglishLexicon | 'looking' | 'failed' {
  const [late, setLate] = useState<EnglishLexicon | 'looking' | 'failed'>('looking')
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
