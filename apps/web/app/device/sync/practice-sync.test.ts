import type { SyncReply } from '@app/api'
import type { PracticeRecord } from '@app/learning/practice'
import { noProgress } from '@app/learning/progress'
import { aPractice } from '@app/learning/testing'
import * as fake from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { storageOf } from '../../../fixtures/open-device.ts'
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
    ...{ logs, held, wake: () => {}, note: () => {} },
    storage: () => storageOf({ 'progress-owner': owner }),
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

/** The same, of an account with a short log: what is known of it does not come before it. */
async function aDeviceOfShortLog() {
  const device = aDevice()
  const { receive } = await device.sync.outgoing(owner, now)
  await receive(reply({ version: 0 }), now)
  return device
}

describe('practice of an account', () => {
  it('is sent until the server has it, and then no more', async () => {
    const { logs, sync } = await aDeviceOfShortLog()
    await keepPractice(await logs.open(owner), [done(1)], own)
    const { practice, receive } = await sync.outgoing(owner, now)
    expect(practice).toEqual([done(1)])
    expect(await sync.hasUnsent(owner)).toBe(true)
    await receive(reply({ version: 1 }), now)
    expect(await sync.hasUnsent(owner)).toBe(false)
    expect((await sync.outgoing(owner, now)).since).toBe(1)
  })

  it('is sent again if it was undone while it was on its way', async () => {
    const { logs, sync } = await aDeviceOfShortLog()
    const log = await logs.open(owner)
    await keepPractice(log, [done(1)], own)
    const { receive } = await sync.outgoing(owner, now)
    const undone = { id: done(1).id, practice: null }
    await keepPractice(log, [undone], own)
    expect(await receive(reply({ version: 1 }), now)).toBe('more')
    expect((await sync.outgoing(owner, now)).practice).toEqual([undone])
  })

  it('is not sent where it is damaged: it stays, and is named', async () => {
    const { logs, sync, damaged } = await aDeviceOfShortLog()
    const { id } = done(2)
    const broken = { id, practice: { ...done(2).practice, took: 'long' } } as unknown as PracticeRecord
    await keepPractice(await logs.open(owner), [done(1), broken], own)
    expect((await sync.outgoing(owner, now)).practice).toEqual([done(1)])
    expect(damaged).toHaveBeenLastCalledWith([id])
  })

  it('goes from this page where the browser does not take it', async () => {
    const { logs, sync, recordAll } = await aDeviceOfShortLog()
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
    const { logs, sync } = await aDeviceOfShortLog()
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
    const { logs, sync } = await aDeviceOfShortLog()
    const log = await logs.open(owner)
    await keepPractice(log, [done(1)], own)
    await (await sync.outgoing(owner, now)).receive(reply({ version: 4, practice: [done(2)] }), now)
    expect((await allPractice(log)).map(({ id }) => id).toSorted()).toEqual([done(1).id, done(2).id])
    expect((await readKnown(log)).isWhole).toBe(true)
    const { since, practice } = await sync.outgoing(owner, now)
    expect([since, practice]).toEqual([4, []])
  })

  it('asks for what the server knows on a device that has nothing of the account but what is unsent, once', async () => {
    const { logs, sync } = aDevice()
    expect(await sync.outgoing(owner, now)).toMatchObject({ isNew: true, memory: 'whole' })
    await keepPractice(await logs.open(owner), [done(1)], own)
    const { memory, receive } = await sync.outgoing(owner, now)
    expect(memory).toBe('whole')
    expect(await receive(reply({ version: 1 }), now)).toBe('more')
    const again = await sync.outgoing(owner, now)
    expect(again).toMatchObject({ isNew: false, since: 0, practice: [] })
    expect(again).not.toHaveProperty('memory')
  })

  it('has what a visitor did here before, once', async () => {
    const { logs, sync } = await aDeviceOfShortLog()
    await keepPractice(await logs.open('visitor'), [done(1)], own)
    const first = await sync.outgoing(owner, now)
    expect(first.practice).toEqual([done(1)])
    await first.receive(reply({ version: 1 }), now)
    expect((await sync.outgoing(owner, now)).practice).toEqual([])
    expect(await allPractice(await logs.open('visitor'))).toHaveLength(1)
  })

  it('stays on the device that it leaves as long as it was not sent', async () => {
    const { logs, sync } = await aDeviceOfShortLog()
    await keepPractice(await logs.open(owner), [done(1)], own)
    await sync.leave(owner)
    expect(await allPractice(await logs.open(owner))).toHaveLength(1)
    await (await sync.outgoing(owner, now)).receive(reply({ version: 1 }), now)
    await sync.leave(owner)
    expect(await allPractice(await logs.open(owner))).toEqual([])
  })
})
