import type { Bitmap, JudgedTrace, Stroke } from '@app/learning/tracing'

export type Ask =
  | { type: 'target'; bitmap: Bitmap; tolerance: number }
  | { type: 'trace'; id: number; strokes: readonly Stroke[]; tolerance: number }
export type Reply = { id: number; judged: JudgedTrace }

export type TraceJudge = {
  judge: (strokes: readonly Stroke[]) => Promise<JudgedTrace>
  close: () => void
}

/** A worker that holds traces against one picture. Its promises fail when the worker cannot be had. */
export function makeTraceJudge(bitmap: Bitmap, tolerance: number): TraceJudge {
  const worker = new Worker(new URL('./trace-worker.ts', import.meta.url), { type: 'module' })
  const waiting = new Map<number, PromiseWithResolvers<JudgedTrace>>()
  let last = 0
  let failed = false
  const ask = (message: Ask) => worker.postMessage(message)

  worker.addEventListener('message', ({ data: { id, judged } }: MessageEvent<Reply>) => {
    waiting.get(id)?.resolve(judged)
    waiting.delete(id)
  })
  worker.addEventListener('error', () => {
    failed = true
    for (const { reject } of waiting.values()) reject(new Error('The trace could not be judged.'))
    waiting.clear()
  })
  ask({ type: 'target', bitmap, tolerance })

  return {
    judge: (strokes) => {
      const reply = Promise.withResolvers<JudgedTrace>()
      if (failed) reply.reject(new Error('The trace could not be judged.'))
      else {
        waiting.set(++last, reply)
        ask({ type: 'trace', id: last, strokes, tolerance })
      }
      return reply.promise
    },
    close: () => worker.terminate(),
  }
}
