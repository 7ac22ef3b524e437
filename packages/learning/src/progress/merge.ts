import type { Progress } from './progress.ts'
import { mostResults, mostWords, newest } from './records.ts'

/**
 * Merges the progress of two devices. The order and the number of merges do not matter: commutative,
 * associative, idempotent. A reset removes the level and the results of all earlier epochs, on every device.
 */
export function merge(one: Progress, other: Progress): Progress {
  const words = newest([...one.words, ...other.words], mostWords)
  if (one.epoch !== other.epoch) {
    const { epoch, userlevel, results } = one.epoch > other.epoch ? one : other
    return { epoch, userlevel, results, words }
  }
  return {
    epoch: one.epoch,
    userlevel: Math.max(one.userlevel, other.userlevel),
    results: newest([...one.results, ...other.results], mostResults),
    words,
  }
}
