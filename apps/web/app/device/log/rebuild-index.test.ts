import * as fake from 'fake-indexeddb'
import { openDB } from 'idb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type DeviceState, readFixture } from '../../../fixtures/open-device.ts'
import { putBack } from '../../../fixtures/put-back-logs.ts'
import { stubIndexedDb } from '../../../fixtures/stub-indexed-db.ts'
import type { Owner } from '../storage/owner.ts'
import { numberIn, readLog } from './log-database.ts'
import { logsOf } from './open-log.ts'
import { allPractice, readKnown } from './read-log.ts'

const expected = JSON.parse(readFixture('0.1.0/expected.json')) as {
  devices: Record<
    string,
    { owners: Record<string, { reviews: { kept: number; undone: number; unsent: number } }> }
  >
}

beforeEach(() => {
  stubIndexedDb()
})
afterEach(() => vi.unstubAllGlobals())

const devices = Object.entries(expected.devices).flatMap(([device, { owners }]) =>
  Object.entries(owners).map(([owner, { reviews }]) => ({ device, owner: owner as Owner, reviews })),
)

describe('a log of version 0.1.0', () => {
  it.each(devices)('becomes practice, whole: $device, $owner', async ({ device, owner, reviews }) => {
    const { indexedDB } = JSON.parse(readFixture(`0.1.0/devices/${device}.json`)) as DeviceState
    for (const [name, database] of Object.entries(indexedDB)) await putBack(name, database)
    const log = await logsOf().open(owner)
    const all = await allPractice(log)
    expect(all.filter(({ practice }) => practice)).toHaveLength(reviews.kept)
    expect(all.filter(({ practice }) => !practice)).toHaveLength(reviews.undone)
    expect(await log.countFromIndex('practice', 'unsent')).toBe(reviews.unsent)
    expect(await numberIn(readLog(log), 'version')).toBe(0)
    const words = new Set(all.flatMap(({ practice }) => practice?.looks.map(({ item }) => item) ?? []))
    expect((await readKnown(log)).kept.length).toBeGreaterThanOrEqual(words.size > 0 ? 1 : 0)
  })
})

describe('a takeover that fails half-way', () => {
  afterEach(() => vi.restoreAllMocks())

  it('changes nothing, and is whole when the log is opened again', async () => {
    const { indexedDB } = JSON.parse(readFixture('0.1.0/devices/visitor-busy.json')) as DeviceState
    for (const [name, database] of Object.entries(indexedDB)) await putBack(name, database)
    const broken = vi.spyOn(fake.IDBObjectStore.prototype, 'clear').mockImplementation(() => {
      throw new DOMException('It broke.', 'UnknownError')
    })
    await expect(logsOf().open('visitor')).rejects.toThrow('It broke.')
    const between = await openDB('reviews/visitor')
    expect(await between.count('practice')).toBe(0)
    const reviews = await between.count('log')
    between.close()

    broken.mockRestore()
    const log = await logsOf().open('visitor')
    expect(await log.count('practice')).toBe(reviews)
    expect(await log.count('log')).toBe(0)
  })
})
