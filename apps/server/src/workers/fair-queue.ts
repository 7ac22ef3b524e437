import { AppError } from '../errors/app-error.ts'
import type { PlainId } from '../language/messages.ts'

type Bounds = {
  /** The most jobs that run at once, in all and for each asker. */
  concurrency: number
  concurrencyEach: number
  /** The most jobs that run or wait, in all and for each asker. */
  maxJobs: number
  maxJobsEach: number
  /** The message of the refusal. */
  busy: PlainId
}

type Asker = { under: number; waiting: (() => void)[] }

/**
 * Runs work for several askers. Each job waits for earlier jobs of the same asker, and for at most one job of
 * each other asker, so somebody who asks for much holds up nobody. Throws `unavailable` when there is too
 * much work.
 */
export function fairQueue({ concurrency, concurrencyEach, maxJobs, maxJobsEach, busy }: Bounds) {
  /** In the order of their turns. After a turn, an asker goes to the end. */
  const askers = new Map<string, Asker>()
  let under = 0
  let all = 0

  function startNext() {
    for (const asker of askers.values()) {
      if (under >= concurrency) return
      if (asker.under >= concurrencyEach) continue
      const start = asker.waiting.shift()
      if (!start) continue
      asker.under += 1
      under += 1
      start()
    }
  }

  return async <Result>(id: string, work: () => Promise<Result>): Promise<Result> => {
    const asker = askers.get(id) ?? { under: 0, waiting: [] }
    if (all >= maxJobs || asker.under + asker.waiting.length >= maxJobsEach)
      throw new AppError('unavailable', busy)
    askers.set(id, asker)
    all += 1
    const turn = Promise.withResolvers<void>()
    asker.waiting.push(turn.resolve)
    startNext()
    await turn.promise
    try {
      return await work()
    } finally {
      all -= 1
      under -= 1
      asker.under -= 1
      askers.delete(id)
      if (asker.under > 0 || asker.waiting.length > 0) askers.set(id, asker)
      startNext()
    }
  }
}
