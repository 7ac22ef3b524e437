import { noProgress, type Progress } from './progress.ts'

/**
 * The records of `after` that are missing in `before` or differ there, with the epoch and the level of
 * `after`.
 */
export function difference(before: Progress, after: Progress): Progress {
  const results = after.epoch === before.epoch ? before.results : noProgress.results
  return {
    epoch: after.epoch,
    userlevel: after.userlevel,
    results: others(results, after.results),
    words: others(before.words, after.words),
  }
}

/** Compares by identity first, because merging keeps the records that do not change. */
function others<Record extends { id: string }>(before: readonly Record[], after: readonly Record[]) {
  const known = new Map(before.map((record) => [record.id, record]))
  return after.filter((record) => {
    const same = known.get(record.id)
    return same !== record && (!same || JSON.stringify(same) !== JSON.stringify(record))
  })
}
