import type { PracticeRecord } from './practice.ts'
import { reviewExercise } from './practice-of-review.ts'

/**
 * Merges two logs: commutative, associative, idempotent. No record is ever dropped. An exercise that was undone on one
 * device stays undone.
 */
export function mergePractice(
  one: readonly PracticeRecord[],
  other: readonly PracticeRecord[],
): PracticeRecord[] {
  const byId = new Map<string, PracticeRecord>()
  for (const record of [...one, ...other]) {
    const known = byId.get(record.id)
    byId.set(record.id, known ? resolveConflict(known, record) : record)
  }
  return [...byId.values()].sort((a, b) => (a.id < b.id ? -1 : 1))
}

/**
 * Chooses between two records with the same id so that all devices choose alike. The undone one comes first. Then the
 * earlier one, because the server moves an exercise that a wrong clock dated into the future to an earlier time. Then
 * the one that is no review: a device of before returns every exercise with a word as a review.
 */
export function resolveConflict(one: PracticeRecord, other: PracticeRecord): PracticeRecord {
  if (!one.practice) return one
  if (!other.practice) return other
  if (one.practice.at !== other.practice.at) return one.practice.at < other.practice.at ? one : other
  const [isReview, isOtherReview] = [one, other].map(({ practice }) => practice?.exercise === reviewExercise)
  if (isReview !== isOtherReview) return isReview ? other : one
  return JSON.stringify(one) <= JSON.stringify(other) ? one : other
}
