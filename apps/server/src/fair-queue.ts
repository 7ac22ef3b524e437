import { AppError } from './error.ts'
import type { PlainId } from './language/messages.ts'

type Bounds = {
  /** So many are under way at once, in all and for each asker. */
  atOnce: number
  atOnceEach: number
  /** So many are under way or wait, in all and for each asker. */
  most: number
  mostEach: number
  /** What is said to whom more is refused. */
  busy: PlainId
}

type Asker = { under: number; waiting: (() => void)[] }

/**
 * Runs work for several askers. Each waits behind their own, and behind one piece of everybody else's at most: whoever asks
 * for much holds up nobody. Throws `unavailable` where too much is asked for at once.
 */
export function fairQueue({ atOnce, atOnceEach, most, mostEach, busy }: Bounds) {
  /** In the order in which their turns come: who had one goes to the end. */
  const askers = new Map<string, Asker>()
  let under = 0
  let all = 0

  function startNext() {
    for (const asker of askers.values()) {
      if (under >= atOnce) return
      if (asker.under >= atOnceEach) continue
      const start = asker.waiting.shift()
      if (!start) continue
      asker.under += 1
      under += 1
      start()
    }
  }

  return async <Result>(whose: string, work: () => Promise<Result>): Promise<Result> => {
    const asker = askers.get(whose) ?? { under: 0, waiting: [] }
    if (all >= most || asker.under + asker.waiting.length >= mostEach) throw new AppError('unavailable', busy)
    askers.set(whose, asker)
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
      askers.delete(whose)
      if (asker.under > 0 || asker.waiting.length > 0) askers.set(whose, asker)
      startNext()
    }
  }
}
