import type { KnownSentence } from '@app/coach'
import { isMalayalam } from '@app/malayalam'
import { useEffect, useState } from 'react'
import { targetLanguage } from '../../device/target-language/target-language.ts'
import { useEnglishSayer } from '../../sound/english.ts'
import { clipOfText } from '../../sound/spoken-text.ts'

type Found = { text: string; known: KnownSentence | undefined; clip: string | undefined }

const isEnglish = targetLanguage === 'english'

/**
 * What is known of the sentence on the screen, and its clip: one of the bank, one that is made on request, or English as
 * it is heard here.
 */
export function useSentence(text: string): Omit<Found, 'text'> {
  const [found, setFound] = useState<Found>()
  const addressOf = useEnglishSayer(isEnglish)

  useEffect(() => {
    if (!isMalayalam(text) && !isEnglish) return
    let wanted = true
    const spoken = isEnglish ? undefined : clipOfText(text)
    import('./bank.ts').then(
      ({ lookUp, lookUpEnglish }) => {
        if (!wanted) return
        const { known, clip = spoken } = isEnglish
          ? { known: lookUpEnglish(text), clip: undefined }
          : lookUp(text)
        setFound({ text, known, clip })
      },
      () => wanted && setFound({ text, known: undefined, clip: spoken }),
    )
    return () => {
      wanted = false
    }
  }, [text])

  if (found?.text !== text) return { known: undefined, clip: undefined }
  return isEnglish ? { known: found.known, clip: addressOf(text) } : found
}
