import { type Transferable, Worker } from 'node:worker_threads'
import type { PlainId } from '../language/messages.ts'
import { fairQueue } from './fair-queue.ts'

export type JobMessage<Job> = { number: number; job: Job }
export type JobResult<Outcome> = { number: number } & ({ outcome: Outcome } | { error: string })

type Setup = {
  /** What the worker is for, as the log says it. */
  name: string
  file: URL
  /** In milliseconds: how long a job may take, and how long an idle worker stays. */
  timeLimit: number
  idleTime: number
  /** The most jobs that the worker has at once, one for each asker. */
  concurrency: number
  maxWaiting: number
  maxWaitingEach: number
  /** The message of the refusal when there are too many jobs. */
  busy: PlainId
  /** In megabytes. */
  memory: number
}

type Waiting<Outcome> = PromiseWithResolvers<JobResult<Outcome>> & { late: NodeJS.Timeout }

/** Gives jobs to a worker. It is started when there is a job, and ends after a while without one. */
export function openWorkerPool<Job, Outcome>({ name, file, memory, ...bounds }: Setup) {
  let worker: Worker | undefined
  let number = 0
  /** How often the pool was closed. A job from before a close starts no new worker. */
  let closed = 0
  let idle: NodeJS.Timeout | undefined
  const waiting = new Map<number, Waiting<Outcome>>()
  const inTurn = fairQueue({
    concurrency: bounds.concurrency,
    concurrencyEach: 1,
    maxJobs: bounds.maxWaiting,
    maxJobsEach: bounds.maxWaitingEach,
    busy: bounds.busy,
  })

  function start(): Worker {
    const started = new Worker(file, { resourceLimits: { maxOldGenerationSizeMb: memory } })
    started.unref()
    started.on('message', (done: JobResult<Outcome>) => waiting.get(done.number)?.resolve(done))
    started.on('error', (error) => drop(started, error))
    started.on('exit', () => drop(started, new Error(`The worker for ${name} ended.`)))
    return started
  }

  function drop(ended: Worker, error: Error) {
    if (worker !== ended) return
    worker = undefined
    for (const { reject } of waiting.values()) reject(error)
  }

  /** A job that comes while it ends gets a new worker. */
  function end() {
    const idle = worker
    worker = undefined
    void idle?.terminate()
  }

  async function ask(job: Job, moved: readonly Transferable[]): Promise<Outcome> {
    clearTimeout(idle)
    worker ??= start()
    const target = worker
    const mine = ++number
    const promise = Promise.withResolvers<JobResult<Outcome>>()
    const late = setTimeout(() => void target.terminate(), bounds.timeLimit)
    waiting.set(mine, { ...promise, late })
    try {
      target.postMessage({ number: mine, job } satisfies JobMessage<Job>, moved)
      const done = await promise.promise
      if ('error' in done) throw new Error(`The worker for ${name} failed: ${done.error}`)
      return done.outcome
    } finally {
      clearTimeout(late)
      waiting.delete(mine)
      if (waiting.size === 0) idle = setTimeout(end, bounds.idleTime).unref()
    }
  }

  return {
    /**
     * Runs a job for an asker, whose jobs wait for each other. `moved` is transferred to the worker and
     * cannot be used here any more. Throws `unavailable` when there are too many jobs, and the worker's error
     * when a job fails.
     */
    run(asker: string, job: Job, moved: readonly Transferable[] = []): Promise<Outcome> {
      const closedBefore = closed
      return inTurn(asker, () => {
        if (closed > closedBefore) throw new Error(`The worker for ${name} ended.`)
        return ask(job, moved)
      })
    },

    async close() {
      closed += 1
      clearTimeout(idle)
      await worker?.terminate()
    },
  }
}
