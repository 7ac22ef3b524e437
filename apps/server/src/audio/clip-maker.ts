import { AppError } from '../error.ts'
import { openDesk } from '../worker-desk.ts'
import type { Recipe } from './played-clip.ts'

type Bytes = Uint8Array<ArrayBuffer>
type Job = PromiseWithResolvers<Bytes> & { name: string; recipe: Recipe; listeners: number }

type Bounds = {
  /** Milliseconds that a clip may take. */
  patience?: number
  /** So many clips may wait; more are refused. */
  mostWaiting?: number
  /** Milliseconds for which a clip that could not be made is not tried again. */
  pause?: number
}

/**
 * Makes clips in a worker, one at a time. What somebody waits for goes before what is made in stock, first come first served. A clip that
 * breaks the engine breaks no other: `report` hears of it, and the next one gets a new worker.
 */
export function openClipMaker(worker: URL, report: (error: unknown) => void, bounds: Bounds = {}) {
  const { patience = 60_000, mostWaiting = 256, pause = 10 * 60_000 } = bounds
  const desk = openDesk<Recipe, Bytes>({
    name: 'clips',
    file: worker,
    patience,
    keptIdle: 60_000,
    atOnce: 1,
    mostWaiting: 1,
    mostWaitingEach: 1,
    busy: tooMany,
    memory: 256,
  })
  /** In the order in which they were asked for. */
  const asked = new Map<string, Job>()
  const failed = new Set<string>()
  let inStock: Job | undefined
  let underWay: Job | undefined
  let isClosed = false

  function nextJob(): Job | undefined {
    const [first] = asked.values()
    const job = first ?? inStock
    if (first) asked.delete(first.name)
    else inStock = undefined
    return job
  }

  async function work() {
    if (underWay) return
    for (underWay = nextJob(); underWay; underWay = nextJob())
      await desk.run('the clips', underWay.recipe).then(underWay.resolve, fail(underWay))
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
    return [underWay, inStock].find((job) => job?.name === name) ?? asked.get(name)
  }

  return {
    /** Makes a clip for somebody, who may leave before it is made. Whoever else asks for it meanwhile gets the same. */
    async make(name: string, recipe: Recipe, left?: AbortSignal): Promise<Bytes> {
      const waiting = known(name)
      if (!waiting && asked.size >= mostWaiting) throw new AppError('unavailable', tooMany)
      const job = waiting ?? newJob(name, recipe)
      if (job !== underWay) asked.set(name, job)
      if (job === inStock) inStock = undefined
      void work()
      return listen(job, left, () => asked.get(name) === job && asked.delete(name))
    },

    /** Makes a clip when nobody waits for any. Whoever makes a stock asks for one after the other. */
    async makeInStock(name: string, recipe: Recipe): Promise<Bytes> {
      const waiting = known(name)
      if (!waiting) inStock = newJob(name, recipe)
      const job = waiting ?? inStock
      void work()
      return listen(job as Job)
    },

    async close() {
      isClosed = true
      for (const job of [...asked.values(), ...(inStock ? [inStock] : [])])
        job.reject(new AppError('unavailable', cannotBeMade))
      asked.clear()
      inStock = undefined
      await desk.close()
    },
  }
}

export type ClipMaker = ReturnType<typeof openClipMaker>

const tooMany = 'sounds-busy'
const cannotBeMade = 'sound-failed'

function newJob(name: string, recipe: Recipe): Job {
  const job = { ...Promise.withResolvers<Bytes>(), name, recipe, listeners: 0 }
  // Everybody may have left.
  job.promise.catch(() => undefined)
  return job
}

/** Waits for a job until it is done or the listener leaves. The last who leaves takes back what is not under way. */
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

/** In place of a maker where `SPEECH` is off: clips that were not made before the start cannot be had. */
export const noClipMaker: Pick<ClipMaker, 'make' | 'close'> = {
  make: async () => {
    throw new AppError('unavailable', 'sound-not-made')
  },
  close: async () => undefined,
}
