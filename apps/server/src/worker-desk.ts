import { type Transferable, Worker } from 'node:worker_threads'
import { fairQueue } from './fair-queue.ts'
import type { PlainId } from './language/messages.ts'

export type AskedJob<Job> = { number: number; job: Job }
export type DoneJob<Outcome> = { number: number } & ({ outcome: Outcome } | { error: string })

type Setup = {
  /** What the worker is for, as the log says it. */
  name: string
  file: URL
  /** Milliseconds that a job may take, and that an idle worker is kept. */
  patience: number
  keptIdle: number
  /** So many jobs are with the worker at once, one for each asker. */
  atOnce: number
  mostWaiting: number
  mostWaitingEach: number
  /** What is said to whom more is refused. */
  busy: PlainId
  /** Megabytes. */
  memory: number
}

type Waiting<Outcome> = PromiseWithResolvers<DoneJob<Outcome>> & { late: NodeJS.Timeout }

/** Hands jobs to a worker, which is started when there is one to do, and ends when there was none for a while. */
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

  /** Whoever comes while it ends gets a new one. */
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
     * What comes of a job of `whose`, who waits behind their own jobs. `moved` goes to the worker and is here no more. Throws
     * `unavailable` where too much is asked at once, and what broke where something did.
     */
    run: (whose: string, job: Job, moved: readonly Transferable[] = []): Promise<Outcome> =>
      inTurn(whose, () => ask(job, moved)),

    async close() {
      clearTimeout(idle)
      await worker?.terminate()
    },
  }
}
