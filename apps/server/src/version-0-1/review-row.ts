import type { Review, ReviewRecord } from '@app/learning/review'

/** A review as its table has it. One that was undone has only its id. */
export type ReviewRow = { id: string; word: string | null } & {
  card: Review['card']
  grade: Review['grade']
} & {
  at: string
  took: number
}

/** With the fields in the order of the schema. */
export function reviewOf({ id, word, card, grade, at, took }: ReviewRow): ReviewRecord {
  return { id, review: word === null ? null : { word, card, grade, at: Number(at), took } }
}
