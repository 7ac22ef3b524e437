import { judgeTrace, linesOf, makeTarget, type Target } from '@app/learning/tracing'
import type { Ask, Reply } from './trace-judge.ts'

/**
 * Judges traces outside the page's thread. A target is prepared as soon as it arrives, so that a trace does
 * not wait for it.
 */
let target: Target | undefined

self.addEventListener('message', ({ data }: MessageEvent<Ask>) => {
  if (data.type === 'target') {
    target = makeTarget(data.bitmap)
    // Runs once now, so that the code is compiled when the learner's trace comes.
    judgeTrace(target, linesOf(target.pixels, target.width), data.tolerance)
    return
  }
  if (!target) return
  const reply: Reply = { id: data.id, judged: judgeTrace(target, data.strokes, data.tolerance) }
  self.postMessage(reply)
})
