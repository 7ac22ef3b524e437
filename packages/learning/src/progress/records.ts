import type { SavedWord } from '../vocabulary/saved-word.ts'

/** So many finished quizzes are kept, the newest ones: a device's storage is small. */
export const mostResults = 2000

/** So many savings of words, removed ones counted in. */
export const mostWords = 20_000

/** A record that every device names by the same id. */
type Named = { id: string; word?: SavedWord | null }

/**
 * Records in the order of their ids, each once, at most `most`, the newest. Which ones are dropped depends on nothing but all
 * the ids there are, so that it does not matter when it is done.
 */
export function newest<Record extends Named>(records: readonly Record[], most: number): readonly Record[] {
  const byId = new Map<string, Record>()
  for (const record of records) {
    const known = byId.get(record.id)
    byId.set(record.id, known ? stronger(known, record) : record)
  }
  return [...byId.values()].sort((one, other) => (one.id < other.id ? -1 : 1)).slice(-most)
}

/** The one of two records of one id that everybody keeps: a removal, else by an order that all devices see alike. */
function stronger<Record extends Named>(one: Record, other: Record): Record {
  if (one.word === null) return one
  if (other.word === null) return other
  return JSON.stringify(one) <= JSON.stringify(other) ? one : other
}
