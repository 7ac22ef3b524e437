import type { KnownSentence } from '@app/learning/built-in-coach'
import { isMalayalam } from '@app/malayalam'
import { useEffect, useState } from 'react'

type Found = { text: string; known: KnownSentence | undefined; clip: string | undefined }

/** What is known of the sentence on the screen, and the clip that speaks it, once that is here. */
export function useSentence(text: string): Omit<Found, 'text'> {
  const [found, setFound] = useState<Found>()

  useEffect(() => {
    if (!isMalayalam(text)) return
    let wanted = true
    import('./bank.ts').then(
      ({ lookUp }) => wanted && setFound({ text, ...lookUp(text) }),
      // Without the bank the sentence has no clip, and that is all.
      () => undefined,
    )
    return () => {
      wanted = false
    }
  }, [text])

  return found?.text === text ? found : { known: undefined, clip: undefined }
}
