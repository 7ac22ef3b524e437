import type { KnownSentence } from '@app/coach'
import { isMalayalam } from '@app/malayalam'
import { useEffect, useState } from 'react'
import { clipOfText } from '../../sound/spoken-text.ts'
import { learntHere } from '../../storage/learnt.ts'

type Found = { text: string; known: KnownSentence | undefined; clip: string | undefined }

/**
 * What is known of the sentence on the screen, and its clip: one of the bank, or one that is made on request.
 */
export function useSentence(text: string): Omit<Found, 'text'> {
  const [found, setFound] = useState<Found>()

  useEffect(() => {
    if (!isMalayalam(text) && learntHere !== 'english') return
    let wanted = true
    import('./bank.ts').then(
      ({ lookUp, lookUpEnglish }) => {
        if (!wanted) return
        if (learntHere === 'english') {
          const known = lookUpEnglish(text)
          setFound({ text, known, clip: undefined })
          void clipOfEnglish(text).then((clip) => wanted && setFound({ text, known, clip }))
          return
        }
        const { known, clip } = lookUp(text)
        setFound({ text, known, clip: clip ?? clipOfText(text) })
      },
      () =>
        wanted &&
        setFound({
          text,
          known: undefined,
          clip: learntHere === 'english' ? undefined : clipOfText(text),
        }),
    )
    return () => {
      wanted = false
    }
  }, [text])

  return found?.text === text ? found : { known: undefined, clip: undefined }
}

async function clipOfEnglish(text: string): Promise<string | undefined> {
  const { englishSayer } = await import('../../sound/english-voice.ts')
  return (await englishSayer())(text)
}
