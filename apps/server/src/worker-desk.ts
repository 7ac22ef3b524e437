import { type Transferable, Worker } from 'node:worker_threads'
import { fairQueue } from './fair-queue.ts'

export type AskedJob<Job> = { number: number; job: Job }
export type DoneJob<Outcome> = { number: number } & ({ outcome: Outcome } | { error: string })

type Setup = {
  /** What the worker is for, as the log says it. */
  name: string
  file: URL
  /** In milliseconds: how long a job may take, and how long an idle worker stays. */
  patience: number
  keptIdle: number
  /** The most jobs that the worker has at once, one for each asker. */
  atOnce: number
  mostWaiting: number
  mostWaitingEach: number
  /** The message of the refusal when there are too many jobs. */
  busy: string
  /** In megabytes. */
  memory: number
}

type Waiting<Outcome> = PromiseWithResolvers<DoneJob<Outcome>> & { late: NodeJS.Timeout }

/** Gives jobs to a worker. It is started when there is a job, and ends after a while without one. */
export function openDesk<Job, Outcome>({ name, file, memory, ...bounds }: Setup) {
  let worker: Worker | undefined
  let number = 0
  let idle: NodeJS.Timeout | undefined
  const waiting = new Map<number, Waiting<Outcome>>()
  const inTurn = fairQueue({
    atOnce: bounds.atOnce,
    atOnceEach: 1,
    most: bounds.mostWaiting,
    mostEach: bounds.mostWaitingEach,
    busy: bounds.busy,
  })

  function start(): Worker {
    const started = new Worker(file, { resourceLimits: { maxOldGenerationSizeMb: memory } })
    started.unref()
    started.on('message', (done: DoneJob<Outcome>) => waiting.get(done.number)?.resolve(done))
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
    const asked = worker
    const mine = ++number
    const promise = Promise.withResolvers<DoneJob<Outcome>>()
    const late = setTimeout(() => void asked.terminate(), bounds.patience)
    waiting.set(mine, { ...promise, late })
    try {
      asked.postMessage({ number: mine, job } satisfies AskedJob<Job>, moved)
      const done = await promise.promise
      if ('error' in done) throw new Error(`The worker for ${name} failed: ${done.error}`)
      return done.outcome
    } finally {
      clearTimeout(late)
      waiting.delete(mine)
      if (waiting.size === 0) idle = setTimeout(end, bounds.keptIdle).unref()
    }
  }

  return {
    /**
     * Runs a job for an asker, whose jobs wait for each other. `moved` is transferred to the worker and
     * cannot be used here any more. Throws `unavailable` when there are too many jobs, and the worker's error
     * when a job fails.
     */
    run: (whose: string, job: Job, moved: readonly Transferable[] = []): Promise<Outcome> =>
      inTurn(whose, () => ask(job, moved)),

    async close() {
      clearTimeout(idle)
      await worker?.terminate()
    },
  }
}
