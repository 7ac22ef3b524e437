import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anId, aResult, aWord, someProgress } from '../testing/progress.ts'
import { difference } from './difference.ts'
import { merge } from './merge.ts'
import { anyProgress } from './testing.ts'

describe('difference', () => {
  it('has the records that are new', () => {
    const before = someProgress({ words: [aWord(anId(1))] })
    const after = someProgress({
      words: [aWord(anId(1)), aWord(anId(2))],
      results: [aResult({ id: anId(3) })],
    })
    expect(difference(before, after)).toEqual(
      someProgress({ words: [aWord(anId(2))], results: [aResult({ id: anId(3) })] }),
    )
  })

  it('has a record whose content changed', () => {
    const gone = { id: anId(1), word: null }
    const before = someProgress({ words: [aWord(anId(1))] })
    expect(difference(before, someProgress({ words: [gone] })).words).toEqual([gone])
  })

  it('has no record that is only another object with the same content', () => {
    const words = [aWord(anId(1))]
    expect(
      difference(someProgress({ words }), someProgress({ words: words.map((word) => ({ ...word })) })).words,
    ).toEqual([])
  })

  it('has all results of a new epoch, even those with a known id', () => {
    const results = [aResult({ id: anId(1) })]
    const before = someProgress({ results, epoch: 0 })
    expect(difference(before, someProgress({ results, epoch: 1 })).results).toEqual(results)
  })

  it('has the epoch and the level of the later progress', () => {
    const after = someProgress({ epoch: 2, userlevel: 7 })
    expect(difference(someProgress({ epoch: 1, userlevel: 9 }), after)).toEqual(after)
  })

  it('has nothing that merging did not change', () => {
    fc.assert(
      fc.property(anyProgress, (progress) => {
        const { results, words } = difference(progress, merge(progress, progress))
        expect([results, words]).toEqual([[], []])
      }),
    )
  })

  it('brings the earlier progress up to the merged one', () => {
    fc.assert(
      fc.property(anyProgress, anyProgress, (one, other) => {
        const both = merge(one, other)
        expect(merge(one, difference(one, both))).toEqual(both)
      }),
    )
  })
})
