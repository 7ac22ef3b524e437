import { judgeTrace, linesOf, makeTarget, type Target } from '@app/learning/tracing'
import type { Ask, Reply } from './trace-judge.ts'

/** Judges traces off the page's thread. A target is prepared when it comes, so that a trace need not wait for it. */
let target: Target | undefined

self.addEventListener('message', ({ data }: MessageEvent<Ask>) => {
  if (data.type === 'target') {
    target = makeTarget(data.bitmap)
    // Once through, so that the learner's trace finds the code compiled.
    judgeTrace(target, linesOf(target.pixels, target.width), data.tolerance)
    return
  }
  if (!target) return
  const reply: Reply = { id: data.id, judged: judgeTrace(target, data.strokes, data.tolerance) }
  self.postMessage(reply)
})
