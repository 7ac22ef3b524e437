import type { Line, TranscriptWord } from '@app/learning/video'
import { useEffect, useState } from 'react'

/**
 * The words of a line: those of the transcript, or else those that our dictionary finds in its text, once it
 * is loaded.
 */
export function useWordsOfLine(line: Line | undefined): readonly TranscriptWord[] {
  const [glossed, setGlossed] = useState<{ text: string; words: readonly TranscriptWord[] }>()
  const text = line && line.words.length === 0 ? line.text : undefined

  useEffect(() => {
    if (text === undefined) return
    let wanted = true
    import('../../../../lexicon/gloss-line.ts')
      .then(({ glossLine }) => glossLine(text))
      .then(
        (words) => wanted && setGlossed({ text, words }),
        () => undefined,
      )
    return () => {
      wanted = false
    }
  }, [text])

  if (text === undefined) return line?.words ?? []
  return glossed?.text === text ? glossed.words : []
}
