import fc from 'fast-check'
import { cardKinds, grades, type ReviewRecord } from './review.ts'

const anyReview = fc.record({
  word: fc.constantFrom('വെള്ളം', 'അമ്മ'),
  card: fc.constantFrom(...cardKinds),
  grade: fc.constantFrom(...grades),
  at: fc.integer({ min: 1_790_000_000_000, max: 1_800_000_000_000 }),
  took: fc.constantFrom(900, 4000),
})

/**
 * Only a few ids, so that records with the same id meet, with different contents, as damaged or forged
 * records would have.
 */
export const anyLog: fc.Arbitrary<ReviewRecord[]> = fc.array(
  fc.record({
    id: fc.integer({ min: 0, max: 9 }).map((n) => n.toString(16).padStart(24, '0')),
    review: fc.option(anyReview, { freq: 4 }),
  }),
  { maxLength: 10 },
)
