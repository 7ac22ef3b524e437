import type { ReviewRecord } from './review.ts'

/**
 * What two logs know together: commutative, associative, idempotent. Nothing is ever dropped; an undone review stays undone,
 * wherever else it comes from.
 */
export function mergeReviews(one: readonly ReviewRecord[], other: readonly ReviewRecord[]): ReviewRecord[] {
  const byId = new Map<string, ReviewRecord>()
  for (const record of [...one, ...other]) {
    const known = byId.get(record.id)
    byId.set(record.id, known ? stronger(known, record) : record)
  }
  return [...byId.values()].sort((a, b) => (a.id < b.id ? -1 : 1))
}

/**
 * The one of two records of one id that everybody keeps: the undone one, else the earlier one, because the server sets back what a
 * wrong clock dated into the future.
 */
export function stronger(one: ReviewRecord, other: ReviewRecord): ReviewRecord {
  if (!one.review) return one
  if (!other.review) return other
  if (one.review.at !== other.review.at) return one.review.at < other.review.at ? one : other
  return JSON.stringify(one) <= JSON.stringify(other) ? one : other
}
