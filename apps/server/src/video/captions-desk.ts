import { Worker } from 'node:worker_threads'
import { AppError } from '../error.ts'
import type { CaptionsJob, DoneJob, OutcomeOf } from './captions-job.ts'

/** Milliseconds that a job may take, and that an idle worker is kept: to start one takes half a second. */
const patience = 90_000
const keptIdle = 300_000

/** Jobs that wait at most: each may hold the bytes of two files. */
const mostWaiting = 16

/** Megabytes. */
const memory = 512

type Waiting = PromiseWithResolvers<DoneJob> & { late: NodeJS.Timeout }

/** Hands jobs to a worker, which is started when there is one to do, and ends when there was none for a while. */
export function captionsDesk() {
  let worker: Worker | undefined
  let number = 0
  let idle: NodeJS.Timeout | undefined
  const waiting = new Map<number, Waiting>()

  function start(): Worker {
    const started = new Worker(new URL('./captions-worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: memory },
    })
    started.unref()
    started.on('message', (done: DoneJob) => waiting.get(done.number)?.resolve(done))
    started.on('error', (error) => drop(started, error))
    started.on('exit', () => drop(started, new Error('The worker for captions ended.')))
    return started
  }

  function drop(ended: Worker, error: Error) {
    if (worker !== ended) return
    worker = undefined
    for (const { reject } of waiting.values()) reject(error)
  }

  /** Whoever comes while it ends gets a new one. */
  function end() {
    const idle = worker
    worker = undefined
    void idle?.terminate()
  }

  return {
    /** Throws `unavailable` where too much is asked at once, and what broke where something did. */
    async run<Job extends CaptionsJob>(job: Job): Promise<OutcomeOf<Job>> {
      if (waiting.size >= mostWaiting)
        throw new AppError('unavailable', 'Too many texts are being read. Please try again in a minute.')
      clearTimeout(idle)
      worker ??= start()
      const asked = worker
      const mine = ++number
      const promise = Promise.withResolvers<DoneJob>()
      const late = setTimeout(() => void asked.terminate(), patience)
      waiting.set(mine, { ...promise, late })
      try {
        asked.postMessage({ number: mine, job }, job.kind === 'read' ? [job.bytes.buffer] : [])
        const done = await promise.promise
        if ('error' in done) throw new Error(`The worker for captions failed: ${done.error}`)
        return done.outcome as OutcomeOf<Job>
      } finally {
        clearTimeout(late)
        waiting.delete(mine)
        if (waiting.size === 0) idle = setTimeout(end, keptIdle).unref()
      }
    },

    async close() {
      clearTimeout(idle)
      await worker?.terminate()
    },
  }
}

export type CaptionsDesk = ReturnType<typeof captionsDesk>
