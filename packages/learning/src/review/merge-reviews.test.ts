import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aReview } from '../testing/reviews.ts'
import { mergeReviews } from './merge-reviews.ts'
import { anyLog } from './testing.ts'

const noon = Date.UTC(2026, 10, 21, 12)

describe('mergeReviews', () => {
  it('is commutative, associative and idempotent', () => {
    fc.assert(
      fc.property(anyLog, anyLog, anyLog, (a, b, c) => {
        expect(mergeReviews(a, b)).toEqual(mergeReviews(b, a))
        expect(mergeReviews(mergeReviews(a, b), c)).toEqual(mergeReviews(a, mergeReviews(b, c)))
        const once = mergeReviews(a, [])
        expect(mergeReviews(once, once)).toEqual(once)
      }),
    )
  })

  it('drops no review, and brings none back that was undone', () => {
    fc.assert(
      fc.property(anyLog, anyLog, (a, b) => {
        const both = new Map(mergeReviews(a, b).map((record) => [record.id, record]))
        for (const { id, review } of [...a, ...b]) {
          expect(both.has(id)).toBe(true)
          if (review === null) expect(both.get(id)?.review).toBeNull()
        }
      }),
    )
  })

  it('keeps the earlier moment of a review that the server set back', () => {
    const wrong = aReview(1, Date.UTC(2040, 1, 1))
    const right = aReview(1, noon)
    expect(mergeReviews([wrong], [right])).toEqual([right])
  })
})
