import type { Line, TranscriptWord } from '@app/learning/video'
import { useEffect, useState } from 'react'

/** The words of a line: those it came with, else what our dictionary makes of its text, when that is here. */
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
