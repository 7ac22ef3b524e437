import type { ReviewRecord } from './review.ts'

/**
 * Merges two logs: commutative, associative, idempotent. No record is ever dropped. A review that was undone
 * on one device stays undone.
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
 * Chooses between two records with the same id so that all devices choose alike: the undone one first,
 * otherwise the earlier one, because the server moves a review that a wrong clock dated into the future to an
 * earlier time.
 */
export function stronger(one: ReviewRecord, other: ReviewRecord): ReviewRecord {
  if (!one.review) return one
  if (!other.review) return other
  if (one.review.at !== other.review.at) return one.review.at < other.review.at ? one : other
  return JSON.stringify(one) <= JSON.stringify(other) ? one : other
}
