import { type PracticeLogReply, type SyncChanges, type SyncReply, syncApi } from '@app/api'
import {
  canonicalKey,
  type Item,
  type Known,
  type Memory,
  memoryOf,
  mergePractice,
  type PracticeRecord,
  unpackItem,
} from '@app/learning/practice'
import { noProgress } from '@app/learning/progress'
import { aPractice, someProgress } from '@app/learning/testing'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { aLearner } from '../testing/learners.ts'
import { startApp } from '../testing/start-app.ts'
import { writeUnfolded } from './testing.ts'

const { path } = syncApi.exchange
const today = Date.UTC(2026, 0, 1)
const minute = 60_000

let server: Awaited<ReturnType<typeof startApp>>

beforeEach(async () => {
  server = await startApp()
})

const items = ['word:vellam', 'word:അവൻ', 'word:അവന്\u200d', 'letter:a', 'ending:locative'] as const

/** An exercise that looks at two of few items, at a time that the number alone does not give away. */
const done = (n: number): PracticeRecord =>
  aPractice(n, today - ((n * 7919) % 5000) * minute, {
    looks: [0, 1].map((place) => {
      const item = items[(n + place * 2) % items.length] ?? items[0]
      const skill = item.startsWith('ending') ? 'form' : n % 3 ? 'read' : 'hear'
      return [item, skill, n % 5 ? 'good' : 'again'] as const
    }),
  })
const many = (count: number, from = 0) => Array.from({ length: count }, (_, n) => done(from + n))

async function aDevice() {
  const learner = await aLearner(server)
  const { id, post, get } = learner
  const ask = async (fields: Partial<SyncChanges>): Promise<SyncReply> => {
    const changes = { learner: id, since: 0, progress: noProgress, practice: [], ...fields }
    const reply = await post(path, changes satisfies SyncChanges)
    expect(reply.status).toBe(200)
    const read = (await reply.json()) as SyncReply
    expect(syncApi.exchange.reply['~standard'].validate(read)).toEqual({ value: read, typed: true })
    return read
  }
  const stored = (version: number) =>
    sql`update progress set known_version = ${version} where learner_id = ${id}`.execute(server.db)
  return {
    ...learner,
    ask,
    stored,
    /** What the server has of the fold, as a device gets it that knows nothing before. */
    async memory(): Promise<Memory> {
      const { memory } = await ask({ memory: 'changed', since: 0 })
      return new Map(memory?.items.map(unpackItem).filter(([, known]) => Object.keys(known).length > 0))
    },
    /** The whole log, page by page, newest first. */
    async log() {
      const log: PracticeRecord[] = []
      for (let place: PracticeLogReply['next'] | 'newest' = 'newest'; place !== undefined; ) {
        const from = place === 'newest' ? {} : { at: String(place.at), id: place.id }
        const at = syncApi.log.path.replace(':learnt', 'malayalam')
        const reply = await get(`${at}?${new URLSearchParams({ learner: id, ...from })}`)
        expect(reply.status).toBe(200)
        const page = (await reply.json()) as PracticeLogReply
        log.push(...page.practice)
        place = page.next
      }
      return log
    },
    writeUnfolded: (count: number, from?: number) => writeUnfolded(server.db, id, { today, count, from }),
  }
}

const memoryAfter = (log: readonly PracticeRecord[]) => memoryOf(log, today, canonicalKey)

describe('what is kept of the fold', () => {
  it('is the fold of the log after each exchange, in whatever order exercises come, are undone and come again', async () => {
    const device = await aDevice()
    let log: PracticeRecord[] = []
    for (const part of [
      many(30),
      many(20, 100),
      many(10, 20),
      many(5).map(({ id }) => ({ id, practice: null })),
      many(30, 40),
      many(50, 90).map(({ id }) => ({ id, practice: null })),
      many(8),
    ]) {
      await device.ask({ practice: part })
      log = mergePractice(log, part)
      expect(await device.memory()).toEqual(memoryAfter(log))
    }
  })

  it('is the same when everything arrives at the same moment', async () => {
    const device = await aDevice()
    const parts = Array.from({ length: 12 }, (_, n) => many(30, n * 20))
    await Promise.all([...parts, ...parts].map((practice) => device.ask({ practice })))
    expect(await device.memory()).toEqual(memoryAfter(await device.log()))
  })

  it('belongs to one learner alone', async () => {
    const [one, other] = [await aDevice(), await aDevice()]
    await one.ask({ practice: many(20) })
    await other.ask({ practice: [done(3)] })
    await one.ask({ practice: many(1).map(({ id }) => ({ id, practice: null })) })
    expect(await other.memory()).toEqual(memoryAfter([done(3)]))
    expect(await one.memory()).toEqual(memoryAfter(many(20).slice(1)))
  })

  it('tells a device only what changed since its version, and what nothing is left of', async () => {
    const device = await aDevice()
    const [first, second] = [1, 2].map((n) =>
      aPractice(n, today, { looks: [[`word:w${n}`, 'read', 'good']] }),
    ) as [PracticeRecord, PracticeRecord]
    await device.ask({ practice: [first] })
    await device.ask({ practice: [second] })
    const changed = async (since: number): Promise<[Item, Known][] | undefined> =>
      (await device.ask({ memory: 'changed', since })).memory?.items.map(unpackItem)
    expect(await changed(1)).toEqual([...memoryAfter([second])])
    expect(await changed(2)).toEqual([])
    await device.ask({ practice: [{ id: first.id, practice: null }] })
    expect(await changed(2)).toEqual([['word:w1', {}]])
  })

  it('is made anew where a server of before wrote without it', async () => {
    const device = await aDevice()
    await device.ask({ practice: many(3, 9000) })
    await device.writeUnfolded(40, 3)
    expect((await device.ask({ memory: 'changed' })).memory?.items).toHaveLength(44)
    expect(await device.memory()).toEqual(memoryAfter(await device.log()))
    await device.ask({ practice: many(3, 9100) })
    expect(await device.memory()).toEqual(memoryAfter(await device.log()))
  })
})

describe('a device that is new to a learner with a long log', () => {
  it('gets all that is known and the practice of the last days, and is up to date', async () => {
    const device = await aDevice()
    await device.writeUnfolded(5000)
    const reply = await device.ask({ memory: 'whole', since: 4990 })
    expect(reply).toMatchObject({ version: 5000, more: false, memory: { part: 'whole' } })
    const log = await device.log()
    expect(log).toHaveLength(5000)
    expect(new Map(reply.memory?.items.map(unpackItem))).toEqual(memoryAfter(log))
    expect(reply.practice).toHaveLength(1000 + 10)
    expect(await device.ask({ memory: 'changed', since: 5000 })).toMatchObject({
      practice: [],
      memory: { part: 'changed', items: [] },
    })
  })

  it('is told nothing of it where the log is short: then it asks for the log', async () => {
    const device = await aDevice()
    await device.ask({ practice: many(40) })
    expect(await device.ask({ memory: 'whole', since: 40 })).not.toHaveProperty('memory')
    expect((await device.ask({ memory: 'whole', since: 0 })).practice).toHaveLength(40)
  })
})

describe('the log of practice', () => {
  it('is fetched backwards, page by page, and misses nothing', async () => {
    const device = await aDevice()
    await device.writeUnfolded(4001)
    await sql`update practice set record = jsonb_set(record, '{at}', to_jsonb(${today - 60_000 * 1990}::bigint))
      where learner_id = ${device.id} and version between 1990 and 2010`.execute(server.db)
    const log = await device.log()
    const times = log.map(({ practice }) => practice?.at ?? 0)
    expect(times).toEqual(times.toSorted((one, other) => other - one))
    expect(new Set(log.map(({ id }) => id)).size).toBe(4001)
    expect(log).toHaveLength(4001)
  })

  it('names no further page where the last one is full', async () => {
    const device = await aDevice()
    await device.writeUnfolded(2000)
    const reply = await device.get(`/api/sync/malayalam/log?learner=${device.id}`)
    const page = (await reply.json()) as PracticeLogReply
    expect(page.practice).toHaveLength(2000)
    expect(page).not.toHaveProperty('next')
  })

  it('is its learner’s own', async () => {
    const [device, other] = [await aDevice(), await aDevice()]
    const at = syncApi.log.path.replace(':learnt', 'malayalam')
    expect((await other.get(`${at}?learner=${device.id}&at=9`)).status).toBe(403)
    expect((await other.get(`${at}?learner=${other.id}&at=x`)).status).toBe(400)
    expect((await other.get(`/api/sync/latin/log?learner=${other.id}&at=9`)).status).toBe(404)
  })
})

describe('the size of an account', () => {
  const bytesOf = async (id: string) => {
    const { rows } = await sql<{ bytes: string; today: string }>`
      select bytes, bytes_today as today from progress where learner_id = ${id}`.execute(server.db)
    return rows.map(({ bytes, today }) => ({ bytes: Number(bytes), today: Number(today) }))[0]
  }
  const sizeOf = (records: readonly object[]) =>
    records.reduce((sum, record) => sum + Buffer.byteLength(JSON.stringify(record)), 0)

  it('is that of all records, whatever replaces what, and the same when it is counted again', async () => {
    const device = await aDevice()
    await device.ask({ practice: many(10) })
    expect(await bytesOf(device.id)).toEqual({ bytes: sizeOf(many(10)), today: sizeOf(many(10)) })
    const undone = many(4).map(({ id }) => ({ id, practice: null }))
    await device.ask({ practice: undone })
    const left = sizeOf([...undone, ...many(6, 4)])
    expect(await bytesOf(device.id)).toEqual({ bytes: left, today: sizeOf([...many(10), ...undone]) })
    await device.stored(0)
    await device.ask({ memory: 'changed' })
    expect(await bytesOf(device.id)).toMatchObject({ bytes: left })
  })

  it.each([
    { what: 'in all', full: sql`bytes = 400000000`, status: 413, code: 'too-large' },
    {
      what: 'in a day',
      full: sql`bytes_today = 60000000, bytes_day = (now() at time zone 'utc')::date`,
      status: 429,
      code: 'too-many',
    },
  ])('is limited $what, for both languages together; what makes it smaller is taken', async (limit) => {
    const device = await aDevice()
    await device.ask({ practice: many(2) })
    await sql`update progress set ${limit.full} where learner_id = ${device.id}`.execute(server.db)
    for (const at of [path, syncApi.exchangeOf.path.replace(':learnt', 'english')]) {
      const body = { learner: device.id, since: 0, progress: noProgress, practice: many(1, 50) }
      const reply = await device.post(at, body)
      expect(reply.status).toBe(limit.status)
      expect(await reply.json()).toMatchObject({ code: limit.code })
    }
    const undone = many(1).map(({ id }) => ({ id, practice: null }))
    expect(await device.ask({ practice: undone, since: 2 })).toMatchObject({ version: 3 })
    expect(await device.log()).toHaveLength(1)
  })

  it('of yesterday does not count today', async () => {
    const device = await aDevice()
    await device.ask({ practice: many(2) })
    await sql`update progress set bytes_today = 60000000, bytes_day = (now() at time zone 'utc')::date - 1
      where learner_id = ${device.id}`.execute(server.db)
    expect(await device.ask({ practice: many(1, 50), since: 2 })).toMatchObject({ version: 3 })
    expect(await bytesOf(device.id)).toMatchObject({ today: sizeOf(many(1, 50)) })
  })

  it('counts level, results and words, and no more what a reset deleted', async () => {
    const device = await aDevice()
    const result = { id: '000001-0123456789abcdef', topic: 'numbers', score: 40, questions: 20, mistakes: [] }
    await device.ask({ progress: someProgress({ results: [result as never] }) })
    expect(await bytesOf(device.id)).toMatchObject({ bytes: sizeOf([result]) })
    await device.ask({ progress: someProgress({ epoch: 1 }), since: 1 })
    expect(await bytesOf(device.id)).toMatchObject({ bytes: 0 })
  })
})
