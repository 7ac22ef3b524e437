import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anId, aResult, aWord, someProgress } from '../testing/progress.ts'
import { merge } from './merge.ts'
import { noProgress, type Progress } from './progress.ts'
import { newest } from './records.ts'
import { anyProgress } from './testing.ts'

const mergeAll = (parts: readonly Progress[]) => parts.reduce(merge, noProgress)

describe('merge', () => {
  it('is commutative', () => {
    fc.assert(
      fc.property(anyProgress, anyProgress, (a, b) => {
        expect(merge(a, b)).toEqual(merge(b, a))
      }),
    )
  })

  it('is associative', () => {
    fc.assert(
      fc.property(anyProgress, anyProgress, anyProgress, (a, b, c) => {
        expect(merge(merge(a, b), c)).toEqual(merge(a, merge(b, c)))
      }),
    )
  })

  it('is idempotent, and does not change by merging empty progress', () => {
    fc.assert(
      fc.property(anyProgress, (a) => {
        expect(merge(a, a)).toEqual(a)
        expect(merge(a, noProgress)).toEqual(a)
      }),
    )
  })

  it('is monotone: merged records stay, and merging them again changes nothing', () => {
    fc.assert(
      fc.property(anyProgress, anyProgress, anyProgress, (a, b, c) => {
        const later = merge(merge(a, b), c)
        expect(merge(later, a)).toEqual(later)
        expect(merge(a, later)).toEqual(later)
        expect(later.epoch).toBeGreaterThanOrEqual(a.epoch)
        if (later.epoch === a.epoch) {
          expect(later.userlevel).toBeGreaterThanOrEqual(a.userlevel)
          expect(later.results.map(({ id }) => id)).toEqual(
            expect.arrayContaining(a.results.map(({ id }) => id)),
          )
        }
        for (const { id, word } of a.words) {
          const kept = later.words.find((record) => record.id === id)
          expect(kept).toBeDefined()
          if (word === null) expect(kept?.word).toBeNull()
        }
      }),
    )
  })

  it('lets a reset win over the records of older epochs, in any order', () => {
    fc.assert(
      fc.property(fc.array(anyProgress, { maxLength: 6 }), fc.nat(6), (older, at) => {
        const reset = someProgress({ epoch: 4 })
        const all = mergeAll(older.toSpliced(at, 0, reset))
        expect(all).toEqual({ ...reset, words: mergeAll(older).words })
      }),
    )
  })

  it('keeps what was done since the reset, on whichever device', () => {
    const since = someProgress({ epoch: 1, userlevel: 2, results: [aResult()] })
    const elsewhere = someProgress({ epoch: 1, userlevel: 3, results: [aResult({ id: anId(1, 2) })] })
    const before = someProgress({ userlevel: 9, results: [aResult({ id: anId(2) })] })
    expect(mergeAll([since, before, elsewhere])).toEqual({
      ...since,
      userlevel: 3,
      results: [...since.results, ...elsewhere.results],
    })
  })

  it('keeps a word that another device saved while this one removed it', () => {
    const removed = someProgress({ words: [{ id: anId(1), word: null }] })
    const saved = someProgress({ words: [aWord(anId(1)), aWord(anId(2, 2))] })
    expect(merge(removed, saved).words).toEqual([{ id: anId(1), word: null }, aWord(anId(2, 2))])
  })
})

describe('newest', () => {
  it('keeps the records that were made last', () => {
    const all = [1, 2, 3, 4].map((n) => aWord(anId(n)))
    expect(newest(all.toReversed(), 2)).toEqual(all.slice(2))
  })

  const records = fc.array(
    fc
      .tuple(fc.nat(20), fc.boolean())
      .map(([n, removed]) => (removed ? { id: anId(n), word: null } : aWord(anId(n)))),
  )

  it('drops the same records whenever it is called', () => {
    fc.assert(
      fc.property(records, records, records, (a, b, c) => {
        const whole = newest([...a, ...b, ...c], 5)
        expect(newest([...newest([...a, ...b], 5), ...c], 5)).toEqual(whole)
        expect(newest([...c, ...newest([...b, ...newest(a, 5)], 5)], 5)).toEqual(whole)
        expect(whole.length).toBeLessThanOrEqual(5)
      }),
    )
  })
})
