import { type Guide, toleranceOf } from '@app/learning/tracing'
import { useEffect, useRef, useState } from 'react'
import { bitmapOf, guideOf, loadFace } from './draw-guide.ts'
import { makeTraceJudge, type TraceJudge } from './trace-judge.ts'

/** A text as it is written on the paper, once its face is there, and who judges traces of it. */
export function useGuide(
  text: string,
  close: boolean,
): { guide: Guide | undefined; judge: TraceJudge['judge'] } {
  const [laid, setLaid] = useState<{ text: string; close: boolean; guide: Guide }>()
  const judge = useRef<TraceJudge>(undefined)

  useEffect(() => {
    let wanted = true
    // A face that does not arrive is replaced by the browser's own: the guide and what traces are held against are the same picture.
    loadFace(text)
      .catch(() => undefined)
      .then(() => {
        if (!wanted) return
        const guide = guideOf(text, close)
        judge.current = makeTraceJudge(bitmapOf(guide), toleranceOf(guide))
        setLaid({ text, close, guide })
      })
    return () => {
      wanted = false
      judge.current?.close()
      judge.current = undefined
    }
  }, [text, close])

  return {
    // Until the new one is there, the one of another text does not stand in for it.
    guide: laid?.text === text && laid.close === close ? laid.guide : undefined,
    judge: (strokes) =>
      judge.current?.judge(strokes) ?? Promise.reject(new Error('There is nothing to trace yet.')),
  }
}
