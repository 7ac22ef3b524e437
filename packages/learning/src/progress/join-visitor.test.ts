import { describe, expect, it } from 'vitest'
import { anId, aResult, aWord, someProgress } from '../testing/progress.ts'
import { change, newDevice } from './device.ts'
import { joinedNow, joinVisitor, readJoined } from './join-visitor.ts'

const visitor = someProgress({ epoch: 2, userlevel: 4, results: [aResult()], words: [aWord(anId(2), 'അമ്മ')] })

describe('joinVisitor', () => {
  it('joins words, results and the higher level, and nothing of the account is lost to a reset of the visitor', () => {
    const account = someProgress({
      userlevel: 9,
      results: [aResult({ id: anId(5) })],
      words: [aWord(anId(6))],
    })
    const joined = joinVisitor({ ...newDevice, progress: account }, visitor, undefined)
    expect(joined.progress).toEqual({
      epoch: 0,
      userlevel: 9,
      results: [...visitor.results, ...account.results],
      words: [...visitor.words, ...account.words],
    })
    expect(joined.unsent).toEqual([anId(1), anId(2)])
  })

  it('brings the level of a visitor who is further, into the epoch of the account', () => {
    const account = { ...newDevice, progress: someProgress({ epoch: 7, userlevel: 2 }) }
    expect(joinVisitor(account, visitor, undefined).progress).toMatchObject({ epoch: 7, userlevel: 4 })
  })

  it('does not bring back, at the next sign-in, what the account has reset since', () => {
    const joined = joinedNow(visitor, undefined)
    const reset = change(joinVisitor(newDevice, visitor, undefined), someProgress({ epoch: 1 }))
    expect(joinVisitor(reset, visitor, joined)).toEqual(reset)
  })

  it('brings what the visitor did after the last sign-in', () => {
    const joined = joinedNow(visitor, undefined)
    const fresh = aResult({ id: anId(8) })
    const later = { ...visitor, userlevel: 5, results: [...visitor.results, fresh] }
    const account = { ...newDevice, progress: someProgress({ epoch: 1 }) }
    expect(joinVisitor(account, later, joined).progress).toMatchObject({ userlevel: 5, results: [fresh] })
  })

  it('brings the level that a visitor came to after a reset, though it was higher before', () => {
    const again = { ...visitor, epoch: visitor.epoch + 1, userlevel: 3 }
    expect(joinVisitor(newDevice, again, joinedNow(visitor, undefined)).progress.userlevel).toBe(3)
    expect(joinVisitor(newDevice, visitor, joinedNow(visitor, undefined)).progress.userlevel).toBe(1)
  })

  it('knows the last result that was joined also where the visitor has none any more', () => {
    const joined = joinedNow(visitor, undefined)
    const emptied = { ...visitor, epoch: visitor.epoch + 1, results: [] }
    expect(joinedNow(emptied, joined)).toEqual({ ...joined, epoch: emptied.epoch })
  })

  it('joins each of several results once', () => {
    const two = { ...visitor, results: [aResult({ id: anId(1) }), aResult({ id: anId(3) })] }
    expect(joinVisitor(newDevice, two, joinedNow(two, undefined)).progress.results).toEqual([])
  })

  it('does not save again a word that the account removed', () => {
    const account = { ...newDevice, progress: someProgress({ words: [{ id: anId(2), word: null }] }) }
    expect(joinVisitor(account, visitor, undefined).progress.words).toEqual([{ id: anId(2), word: null }])
  })

  it('does not carry the visitor’s removal of a word into the account', () => {
    const removed = someProgress({ words: [{ id: anId(2), word: null }] })
    const account = { ...newDevice, progress: someProgress({ words: [aWord(anId(2))] }) }
    expect(joinVisitor(account, removed, undefined).progress.words).toEqual([aWord(anId(2))])
  })
})

describe('readJoined', () => {
  it('gives back what was kept', () => {
    for (const progress of [visitor, someProgress()]) {
      const joined = joinedNow(progress, undefined)
      expect(readJoined(JSON.parse(JSON.stringify(joined)))).toEqual(joined)
    }
  })

  it.each([undefined, null, 7, [], {}, { epoch: 1, userlevel: 2 }, { lastResult: 'x' }])(
    'reads %j as nothing',
    (stored) => {
      expect(readJoined(stored)).toBeUndefined()
    },
  )
})
