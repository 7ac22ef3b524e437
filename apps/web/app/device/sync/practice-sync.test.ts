import type { SyncReply } from '@app/api'
import { memoryOf, type PracticeRecord } from '@app/learning/practice'
import { noProgress } from '@app/learning/progress'
import { aPractice } from '@app/learning/testing'
import * as fake from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { stubIndexedDb } from '../../../fixtures/stub-indexed-db.ts'
import { heldPractice } from '../log/held-practice.ts'
import { logsOf } from '../log/open-log.ts'
import { allPractice, readKnown } from '../log/read-log.ts'
import { practiceKeeper } from '../log/record-practice.ts'
import { keepPractice } from '../log/write-log.ts'
import { practiceSync } from './practice-sync.ts'

const now = Date.UTC(2026, 10, 27)
const owner = 'user-anna'

const done = (n: number): PracticeRecord => aPractice(n, now - n * 60_000)
const own = { own: true, now }

const reply = (of: Partial<SyncReply>): SyncReply => ({
  version: 1,
  more: false,
  progress: noProgress,
  practice: [],
  ...of,
})

beforeEach(() => {
  stubIndexedDb()
})
afterEach(() => vi.unstubAllGlobals())

function aDevice() {
  const logs = logsOf()
  const held = heldPractice()
  const { keepHeld, recordAll } = practiceKeeper({
    ...{ logs, held, owner: () => owner, wake: () => {}, note: () => {}, mark: () => false },
  })
  const [refused, damaged] = [vi.fn(), vi.fn()]
  return {
    logs,
    held,
    recordAll,
    refused,
    damaged,
    sync: practiceSync({ logs, held, keepHeld, refused, damaged }, 'malayalam'),
  }
}

/** A device that has what the server knew, and is to have its log up to version 5. */
async function aNewDevice() {
  const { logs, sync } = aDevice()
  const first = await sync.outgoing(owner, now)
  const items = [...memoryOf([done(1), done(2)], now, (item) => item)]
  await first.receive(
    reply({ version: 3, more: true, practice: [done(1)], known: { version: 5, items } }),
    now,
  )
  return { log: await logs.open(owner), sync }
}

describe('practice of an account', () => {
  it('is sent until the server has it, and then no more', async () => {
    const { logs, sync } = aDevice()
    await keepPractice(await logs.open(owner), [done(1)], own)
    const { practice, receive } = await sync.outgoing(owner, now)
    expect(practice).toEqual([done(1)])
    expect(await sync.hasUnsent(owner)).toBe(true)
    await receive(reply({ version: 1 }), now)
    expect(await sync.hasUnsent(owner)).toBe(false)
    expect((await sync.outgoing(owner, now)).since).toBe(1)
  })

  it('is sent again if it was undone while it was on its way', async () => {
    const { logs, sync } = aDevice()
    const log = await logs.open(owner)
    await keepPractice(log, [done(1)], own)
    const { receive } = await sync.outgoing(owner, now)
    const undone = { id: done(1).id, practice: null }
    await keepPractice(log, [undone], own)
    expect(await receive(reply({ version: 1 }), now)).toBe('more')
    expect((await sync.outgoing(owner, now)).practice).toEqual([undone])
  })

  it('is not sent where it is damaged: it stays, and is named', async () => {
    const { logs, sync, damaged } = aDevice()
    const { id } = done(2)
    const broken = { id, practice: { ...done(2).practice, took: 'long' } } as unknown as PracticeRecord
    await keepPractice(await logs.open(owner), [done(1), broken], own)
    expect((await sync.outgoing(owner, now)).practice).toEqual([done(1)])
    expect(damaged).toHaveBeenLastCalledWith([id])
  })

  it('goes from this page where the browser does not take it', async () => {
    const { logs, sync, recordAll } = aDevice()
    await logs.open(owner)
    vi.spyOn(fake.IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('Full.', 'QuotaExceededError')
    })
    expect(await recordAll([done(1)], now)).toBe(false)
    const { practice, receive } = await sync.outgoing(owner, now)
    expect(practice).toEqual([done(1)])
    await receive(reply({ version: 1 }), now)
    expect((await sync.outgoing(owner, now)).practice).toEqual([])
    vi.restoreAllMocks()
  })

  it('is all sent again to a server with older data', async () => {
    const { logs, sync } = aDevice()
    await keepPractice(await logs.open(owner), [done(1), done(2)], own)
    await (await sync.outgoing(owner, now)).receive(reply({ version: 7 }), now)
    const { practice, receive } = await sync.outgoing(owner, now)
    expect(practice).toEqual([])
    expect(await receive(reply({ version: 2 }), now)).toBe('more')
    const again = await sync.outgoing(owner, now)
    expect(again.since).toBe(0)
    expect(again.practice).toHaveLength(2)
  })

  it('has what other devices did as soon as it comes, and never sends that back', async () => {
    const { logs, sync } = aDevice()
    const log = await logs.open(owner)
    await keepPractice(log, [done(1)], own)
    await (await sync.outgoing(owner, now)).receive(reply({ version: 4, practice: [done(2)] }), now)
    expect((await allPractice(log)).map(({ id }) => id).toSorted()).toEqual([done(1).id, done(2).id])
    expect((await readKnown(log)).isWhole).toBe(true)
    const { since, practice } = await sync.outgoing(owner, now)
    expect([since, practice]).toEqual([4, []])
  })

  it('asks for what the server knows on a device that has nothing of the account but what is unsent', async () => {
    const { logs, sync } = aDevice()
    expect((await sync.outgoing(owner, now)).isNew).toBe(true)
    await keepPractice(await logs.open(owner), [done(1)], own)
    const { isNew, receive } = await sync.outgoing(owner, now)
    expect(isNew).toBe(true)
    await receive(reply({ version: 1 }), now)
    expect((await sync.outgoing(owner, now)).isNew).toBe(false)
  })

  it('has what a visitor did here before, once', async () => {
    const { logs, sync } = aDevice()
    await keepPractice(await logs.open('visitor'), [done(1)], own)
    const first = await sync.outgoing(owner, now)
    expect(first.practice).toEqual([done(1)])
    await first.receive(reply({ version: 1 }), now)
    expect((await sync.outgoing(owner, now)).practice).toEqual([])
    expect(await allPractice(await logs.open('visitor'))).toHaveLength(1)
  })

  it('stays on the device that it leaves as long as it was not sent', async () => {
    const { logs, sync } = aDevice()
    await keepPractice(await logs.open(owner), [done(1)], own)
    await sync.leave(owner)
    expect(await allPractice(await logs.open(owner))).toHaveLength(1)
    await (await sync.outgoing(owner, now)).receive(reply({ version: 1 }), now)
    await sync.leave(owner)
    expect(await allPractice(await logs.open(owner))).toEqual([])
  })
})

describe('a log that comes late', () => {
  it('is not whole before its last page', async () => {
    const { log, sync } = await aNewDevice()
    expect((await readKnown(log)).isWhole).toBe(false)
    await (await sync.outgoing(owner, now)).receive(reply({ version: 5, practice: [done(2)] }), now)
    expect((await readKnown(log)).isWhole).toBe(true)
  })

  it('is whole when the server has no more of it, though the last page has no practice', async () => {
    const { log, sync } = await aNewDevice()
    await (await sync.outgoing(owner, now)).receive(reply({ version: 5, practice: [] }), now)
    expect((await readKnown(log)).isWhole).toBe(true)
  })
})
