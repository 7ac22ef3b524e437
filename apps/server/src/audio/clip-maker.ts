import { AppError } from '../errors/app-error.ts'
import { openWorkerPool } from '../workers/worker-pool.ts'
import type { Recipe } from './played-clip.ts'

type Bytes = Uint8Array<ArrayBuffer>
type Job = PromiseWithResolvers<Bytes> & { name: string; recipe: Recipe; listeners: number }

type Bounds = {
  /** In milliseconds: how long one clip may take. */
  timeLimit?: number
  /** The most clips that may wait. More are refused. */
  maxWaiting?: number
  /** In milliseconds: how long a clip that could not be made is not tried again. */
  pause?: number
}

/**
 * Makes clips in a worker, one at a time. Requested clips come before those of the stock, in the order of the
 * requests. A clip that breaks the engine breaks no other: `report` is called, and the next clip gets a new
 * worker.
 */
export function openClipMaker(worker: URL, report: (error: unknown) => void, bounds: Bounds = {}) {
  const { timeLimit = 60_000, maxWaiting = 256, pause = 10 * 60_000 } = bounds
  const workers = openWorkerPool<Recipe, Bytes>({
    name: 'clips',
    file: worker,
    timeLimit,
    idleTime: 60_000,
    concurrency: 1,
    maxWaiting: 1,
    maxWaitingEach: 1,
    busy: tooMany,
    memory: 256,
  })
  /** In the order of the requests. */
  const requested = new Map<string, Job>()
  const failed = new Set<string>()
  let inStock: Job | undefined
  let underWay: Job | undefined
  let isClosed = false

  function nextJob(): Job | undefined {
    const [first] = requested.values()
    const job = first ?? inStock
    if (first) requested.delete(first.name)
    else inStock = undefined
    return job
  }

  async function work() {
    if (underWay) return
    for (underWay = nextJob(); underWay; underWay = nextJob())
      await workers.run('the clips', underWay.recipe).then(underWay.resolve, fail(underWay))
  }

  const fail = (job: Job) => (error: unknown) => {
    if (!isClosed) {
      failed.add(job.name)
      setTimeout(() => failed.delete(job.name), pause).unref()
      report(new Error(`The clip ${job.name} could not be made.`, { cause: error }))
    }
    job.reject(new AppError('unavailable', cannotBeMade))
  }

  function known(name: string): Job | undefined {
    if (failed.has(name) || isClosed) throw new AppError('unavailable', cannotBeMade)
    return [underWay, inStock].find((job) => job?.name === name) ?? requested.get(name)
  }

  return {
    /**
     * Makes a clip for a listener, who may leave before it is made. Other requests for the same clip
     * meanwhile share the result.
     */
    async make(name: string, recipe: Recipe, left?: AbortSignal): Promise<Bytes> {
      const waiting = known(name)
      if (!waiting && requested.size >= maxWaiting) throw new AppError('unavailable', tooMany)
      const job = waiting ?? newJob(name, recipe)
      if (job !== underWay) requested.set(name, job)
      if (job === inStock) inStock = undefined
      void work()
      return listen(job, left, () => requested.get(name) === job && requested.delete(name))
    },

    /** Makes a clip when no listener waits for any. The stock asks for one clip after the other. */
    async makeInStock(name: string, recipe: Recipe): Promise<Bytes> {
      const job = known(name) ?? newJob(name, recipe)
      if (job !== underWay && !requested.has(name)) inStock = job
      void work()
      return listen(job)
    },

    async close() {
      isClosed = true
      for (const job of [...requested.values(), ...(inStock ? [inStock] : [])])
        job.reject(new AppError('unavailable', cannotBeMade))
      requested.clear()
      inStock = undefined
      await workers.close()
    },
  }
}

export type ClipMaker = ReturnType<typeof openClipMaker>

const tooMany = 'sounds-busy'
const cannotBeMade = 'sound-failed'

function newJob(name: string, recipe: Recipe): Job {
  const job = { ...Promise.withResolvers<Bytes>(), name, recipe, listeners: 0 }
  // All listeners may have left.
  job.promise.catch(() => undefined)
  return job
}

/**
 * Waits for a job until it is done or the listener leaves. When the last listener leaves a job that has not
 * begun, it is removed.
 */
async function listen(job: Job, left?: AbortSignal, takeBack?: () => void): Promise<Bytes> {
  if (!left) {
    job.listeners += 1
    return job.promise
  }
  const gone = Promise.withResolvers<never>()
  const leave = () => {
    job.listeners -= 1
    if (job.listeners === 0) takeBack?.()
    gone.reject(new AppError('unavailable', 'sound-left'))
  }
  job.listeners += 1
  if (left.aborted) leave()
  left.addEventListener('abort', leave, { once: true })
  try {
    return await Promise.race([job.promise, gone.promise])
  } finally {
    left.removeEventListener('abort', leave)
  }
}

/** Replaces the maker if `SPEECH` is off: only clips that were made before the start exist then. */
export const noClipMaker: Pick<ClipMaker, 'make' | 'close'> = {
  make: async () => {
    throw new AppError('unavailable', 'sound-not-made')
  },
  close: async () => undefined,
}
