import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { day } from '../review/schedule.ts'
import { graded, likelyKnown } from '../review/scheduler.ts'
import { aPractice } from '../testing/practice.ts'
import { canonicalKey } from './canonical-item.ts'
import { isCommon, lessSure, otherSense } from './common-schedule.ts'
import { type Known, memoryOf } from './memory.ts'
import { type Observation, outcomes, type PracticeRecord } from './practice.ts'

const noon = Date.UTC(2026, 10, 21, 12)
const word = 'word:vellam'

/** What is known of one word after these answers, one a day; `common` marks those that stand for both senses. */
const knownAfter = (
  ...looks: (readonly [Observation['skill'], Observation['outcome'], 'common'?])[]
): Known => {
  const log = looks.map(([skill, outcome, common], n): PracticeRecord => {
    const { id } = aPractice(n + 1, noon)
    const look: Observation = { item: word, skill, outcome, ...(common && { common: true }) }
    return { id, practice: { exercise: 'x', at: noon + n * day, took: 1, looks: [look] } }
  })
  return memoryOf(log, noon + looks.length * day, canonicalKey).get(word) ?? {}
}

const anyOld = fc.array(fc.tuple(fc.constantFrom('read', 'hear'), fc.constantFrom(...outcomes)), {
  minLength: 1,
  maxLength: 8,
})

describe('a word that is understood by eye and ear', () => {
  it('has one schedule from its first question on', () => {
    const known = knownAfter(['read', 'good', 'common'])
    expect(known.hear).toEqual(known.read)
    expect(knownAfter(['read', 'good', 'common'], ['hear', 'good', 'common']).read?.reps).toBe(2)
  })

  it('was known by neither where its first question was wrong', () => {
    const { read, hear } = knownAfter(['read', 'again', 'common'])
    expect(hear).toEqual(read)
    expect(isCommon({ ...(read && { read }), ...(hear && { hear }) })).toBe(true)
  })

  it('has two after a failure by one, until that has nearly caught up', () => {
    const failed = knownAfter(
      ...(['read', 'hear', 'read', 'hear'] as const).map((skill) => [skill, 'easy', 'common'] as const),
      ['hear', 'again', 'common'],
    )
    expect(isCommon(failed)).toBe(false)
    expect(failed.read?.lapses).toBe(0)
    expect(failed.hear?.lapses).toBe(1)
  })

  it('is not taken as heard because it was read, where it was never asked by ear', () => {
    expect(knownAfter(['read', 'good'], ['read', 'good', 'common']).hear).toBeUndefined()
  })
})

describe('an old log', () => {
  it('gives no skill more certainty than its own records showed, and loses nothing', () => {
    fc.assert(
      fc.property(anyOld, (looks) => {
        const known = knownAfter(...looks)
        for (const sense of ['read', 'hear'] as const) {
          const own = looks.flatMap(([skill, outcome], n) => (skill === sense ? [{ outcome, n }] : []))
          const alone = own.reduce<Known['read']>(
            (card, { outcome, n }) => graded(card, outcome, noon + n * day),
            undefined,
          )
          expect(known[sense]).toEqual(alone)
        }
      }),
    )
  })

  it('starts the common schedule at what is less sure of the two', () => {
    fc.assert(
      fc.property(
        anyOld,
        fc.constantFrom('read', 'hear'),
        fc.constantFrom('hard', 'good', 'easy'),
        (looks, sense, outcome) => {
          const before = knownAfter(...looks)
          const { read, hear } = before
          const at = noon + looks.length * day
          const now = knownAfter(...looks, [sense, outcome, 'common'])
          if (!read || !hear) {
            expect(now[otherSense(sense)]).toEqual(before[otherSense(sense)])
            return
          }
          const start = lessSure(read, hear, at)
          expect(likelyKnown(start, at)).toBe(Math.min(likelyKnown(read, at), likelyKnown(hear, at)))
          expect(now.read).toEqual(graded(start, outcome, at))
          expect(now.hear).toEqual(now.read)
        },
      ),
    )
  })
})
