import type { CardKind, Grade, ReviewRecord } from '../review/review.ts'

/** The nth review of a test. Name only the fields that the test is about. */
export function aReview(
  n: number,
  at: number,
  grade: Grade = 'good',
  { word = 'വെള്ളം', card = 'read' }: { word?: string; card?: CardKind } = {},
): ReviewRecord {
  return { id: n.toString(16).padStart(24, '0'), review: { word, card, grade, at, took: 2000 } }
}
