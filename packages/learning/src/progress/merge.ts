import type { Progress } from './progress.ts'
import { mostResults, mostWords, newest } from './records.ts'

/**
 * What two devices know together. It does not matter in which order, how often and by whom parts are merged: commutative,
 * associative, idempotent. A reset drops level and results of all epochs before it, wherever they come from.
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
