import type { SavedWord } from '../vocabulary/saved-word.ts'

/** The newest results up to this number are kept, because a device has little storage. */
export const mostResults = 2000

/** The most records of saved words, removed words included. */
export const mostWords = 20_000

/** A record with the same id on every device. */
type Named = { id: string; word?: SavedWord | null }

/**
 * The newest `limit` records in the order of their ids, each once. Which records are dropped depends only on
 * the set of ids, so it does not matter when this is done.
 */
export function newest<Record extends Named>(records: readonly Record[], limit: number): readonly Record[] {
  const byId = new Map<string, Record>()
  for (const record of records) {
    const known = byId.get(record.id)
    byId.set(record.id, known ? stronger(known, record) : record)
  }
  return [...byId.values()].sort((one, other) => (one.id < other.id ? -1 : 1)).slice(-limit)
}

/**
 * Chooses between two records with the same id so that all devices choose alike: a removal first, otherwise
 * by the order of their JSON.
 */
function stronger<Record extends Named>(one: Record, other: Record): Record {
  if (one.word === null) return one
  if (other.word === null) return other
  return JSON.stringify(one) <= JSON.stringify(other) ? one : other
}
