import { isMalayalam, keyOf } from '@app/malayalam'
import { useEffect, useState } from 'react'
import { prefetchClip } from '../../sound/sound.ts'

/**
 * A word's clip. `none` if our dictionary has no such word or has not arrived, and of an English word if neither the device
 * nor a clip of ours says it. `known`: its clip, where that is known. The dictionary is large, so it is loaded after the card.
 */
export function useWordClip(word: string, known?: string): string | 'looking' | 'none' {
  const [found, setFound] = useState<{ word: string; clip: string | 'none' }>()

  useEffect(() => {
    if (known !== undefined) {
      void prefetchClip(known).catch(() => undefined)
      return
    }
    let wanted = true
    clipOf(word).then(
      (clip) => wanted && setFound({ word, clip }),
      () => wanted && setFound({ word, clip: 'none' }),
    )
    return () => {
      wanted = false
    }
  }, [word, known])

  if (known !== undefined) return known
  return found?.word === word ? found.clip : 'looking'
}

async function clipOf(word: string): Promise<string> {
  if (!isMalayalam(word))
    return (await (await import('../../sound/english-voice.ts')).englishSayer())(word) ?? 'none'
  const { readingsOf } = await import('../../lexicon/lexicon.ts')
  const key = keyOf(word)
  const reading = (await readingsOf(word)).find(({ entry }) => keyOf(entry.word) === key)
  if (!reading) return 'none'
  const { audio } = reading.entry
  void prefetchClip(audio).catch(() => undefined)
  return audio
}
