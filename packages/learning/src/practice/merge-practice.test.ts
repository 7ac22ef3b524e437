import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aPractice } from '../testing/practice.ts'
import { canonicalKey } from './canonical-item.ts'
import { memoryOf } from './memory.ts'
import { mergePractice } from './merge-practice.ts'
import { practiceOfReview, reviewOfPractice } from './practice-of-review.ts'
import { anyPracticeLog } from './testing.ts'

const noon = Date.UTC(2026, 10, 21, 12)

describe('mergePractice', () => {
  it('is commutative, associative and idempotent', () => {
    fc.assert(
      fc.property(anyPracticeLog, anyPracticeLog, anyPracticeLog, (a, b, c) => {
        expect(mergePractice(a, b)).toEqual(mergePractice(b, a))
        expect(mergePractice(mergePractice(a, b), c)).toEqual(mergePractice(a, mergePractice(b, c)))
        const once = mergePractice(a, [])
        expect(mergePractice(once, once)).toEqual(once)
      }),
    )
  })

  it('drops no exercise, and brings none back that was undone', () => {
    fc.assert(
      fc.property(anyPracticeLog, anyPracticeLog, (a, b) => {
        const both = new Map(mergePractice(a, b).map((record) => [record.id, record]))
        for (const { id, practice } of [...a, ...b]) {
          expect(both.has(id)).toBe(true)
          if (practice === null) expect(both.get(id)?.practice).toBeNull()
        }
      }),
    )
  })

  it('ends in one memory, in whatever order and however often the parts arrive', () => {
    fc.assert(
      fc.property(anyPracticeLog, anyPracticeLog, (a, b) => {
        const once = memoryOf(mergePractice(a, b), noon, canonicalKey)
        const again = memoryOf(mergePractice(mergePractice(b, a), a).reverse(), noon, canonicalKey)
        expect(new Map([...again].sort())).toEqual(new Map([...once].sort()))
      }),
    )
  })

  it('keeps the earlier moment of an exercise that the server set back', () => {
    const [wrong, right] = [aPractice(1, Date.UTC(2040, 1, 1)), aPractice(1, noon)]
    expect(mergePractice([wrong], [right])).toEqual([right])
  })

  it.each(['quiz:daily_food/3', 'hear-word', 'write-letter'])(
    'keeps the exercise %s itself when a device of before returns it as a review',
    (exercise) => {
      const asked = aPractice(1, noon, { exercise })
      const returned = practiceOfReview(reviewOfPractice(asked) ?? { id: '', review: null })
      expect(mergePractice([asked], [returned])).toEqual([asked])
      expect(mergePractice([returned], [asked])).toEqual([asked])
    },
  )
})
