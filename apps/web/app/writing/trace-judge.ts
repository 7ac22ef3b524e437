import type { Bitmap, JudgedTrace, Stroke } from '@app/learning/tracing'

export type Ask =
  | { type: 'target'; bitmap: Bitmap; tolerance: number }
  | { type: 'trace'; id: number; strokes: readonly Stroke[]; tolerance: number }
export type Reply = { id: number; judged: JudgedTrace }

export type TraceJudge = {
  judge: (strokes: readonly Stroke[]) => Promise<JudgedTrace>
  close: () => void
}

/**
 * A worker that compares traces with one picture. Its promises fail if the worker cannot be loaded; the next
 * one starts a new worker, since the network may be back.
 */
export function makeTraceJudge(bitmap: Bitmap, tolerance: number): TraceJudge {
  const waiting = new Map<number, PromiseWithResolvers<JudgedTrace>>()
  let last = 0
  let worker: Worker | undefined = makeWorker()

  function makeWorker(): Worker {
    const made = new Worker(new URL('./trace-worker.ts', import.meta.url), { type: 'module' })
    made.addEventListener('message', ({ data: { id, judged } }: MessageEvent<Reply>) => {
      waiting.get(id)?.resolve(judged)
      waiting.delete(id)
    })
    made.addEventListener('error', () => {
      made.terminate()
      worker = undefined
      for (const { reject } of waiting.values()) reject(new Error('The trace could not be judged.'))
      waiting.clear()
    })
    made.postMessage({ type: 'target', bitmap, tolerance } satisfies Ask)
    return made
  }

  return {
    judge: (strokes) => {
      const reply = Promise.withResolvers<JudgedTrace>()
      worker ??= makeWorker()
      waiting.set(++last, reply)
      worker.postMessage({ type: 'trace', id: last, strokes, tolerance } satisfies Ask)
      return reply.promise
    },
    close: () => worker?.terminate(),
  }
}
