import { noProgress, type Progress } from './progress.ts'

/** The records that stand in `after` and not, or not so, in `before`; with the epoch and level of `after`. */
export function difference(before: Progress, after: Progress): Progress {
  const results = after.epoch === before.epoch ? before.results : noProgress.results
  return {
    epoch: after.epoch,
    userlevel: after.userlevel,
    results: others(results, after.results),
    words: others(before.words, after.words),
  }
}

/** By identity first: merging keeps the records it does not change. */
function others<Record extends { id: string }>(before: readonly Record[], after: readonly Record[]) {
  const known = new Map(before.map((record) => [record.id, record]))
  return after.filter((record) => {
    const same = known.get(record.id)
    return same !== record && (!same || JSON.stringify(same) !== JSON.stringify(record))
  })
}
