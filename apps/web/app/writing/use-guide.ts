import { type Guide, toleranceOf } from '@app/learning/tracing'
import { useEffect, useRef, useState } from 'react'
import { bitmapOf, guideOf, loadFace } from './draw-guide.ts'
import { makeTraceJudge, type TraceJudge } from './trace-judge.ts'

/** The guide of a text, once its font is loaded, and the worker that judges traces of it. */
export function useGuide(
  text: string,
  close: boolean,
): { guide: Guide | undefined; judge: TraceJudge['judge'] } {
  const [laid, setLaid] = useState<{ text: string; close: boolean; guide: Guide }>()
  const judge = useRef<TraceJudge>(undefined)

  useEffect(() => {
    let wanted = true
    // If the font does not arrive, the browser's own font is used: the guide and the target of the traces are
    // the same picture.
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
    // The guide of the previous text is not shown while the new one loads.
    guide: laid?.text === text && laid.close === close ? laid.guide : undefined,
    judge: (strokes) =>
      judge.current?.judge(strokes) ?? Promise.reject(new Error('There is nothing to trace yet.')),
  }
}
