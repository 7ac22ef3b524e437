import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { sql } from 'kysely'
import { pino } from 'pino'
import { expect, it, onTestFinished, vi } from 'vitest'
import { connect } from '../db/connect.ts'
import { startEmbedded } from '../db/embedded/start-embedded.ts'
import { isDiskFull } from '../db/is-disk-full.ts'
import { aLearner } from '../testing/learners.ts'
import { aDirectory, freshDatabase, openDatabase, startApp } from '../testing/start-app.ts'

const path = '/api/health'

it('is ok, with the version, while the database replies', async () => {
  const { get } = await startApp({ version: '4.5.6' })
  const reply = await get(path)
  expect(reply.status).toBe(200)
  expect(reply.headers.get('cache-control')).toBe('no-store')
  expect(await reply.json()).toEqual({ status: 'ok', version: '4.5.6', live: true, read: true, write: true })
  for (const part of ['live', 'write']) expect((await get(`${path}/${part}`)).status).toBe(200)
})

it('is down when the database was stopped', async () => {
  const own = await startEmbedded({ dataDir: aDirectory(), report: () => {}, durable: false })
  const db = connect(own.connection, () => {})
  onTestFinished(() => db.destroy())
  const { get } = await startApp({ db })
  expect((await get(path)).status).toBe(200)

  await own.stop()
  const reply = await get(path)
  expect(reply.status).toBe(503)
  expect(await reply.json()).toEqual({
    ...{ status: 'down', version: '1.2.3', live: true, read: false, write: false },
  })
  expect((await get(`${path}/live`)).status).toBe(200)
  expect((await get(`${path}/write`)).status).toBe(503)
})

it('is down after a second when the database hangs, and does not use up the pool', async () => {
  const sockets: Socket[] = []
  const silent = createServer((socket) => {
    sockets.push(socket.on('error', () => {}))
  })
  silent.listen(0, '127.0.0.1')
  await once(silent, 'listening')
  onTestFinished(() => void silent.close())

  const { port } = silent.address() as AddressInfo
  const db = openDatabase(`postgres://me@127.0.0.1:${port}/none`)
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
  })
  const { get } = await startApp({ db })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const statuses: number[] = []
  const ask = () => Promise.resolve(get(path)).then(({ status }) => statuses.push(status))

  const connected = once(silent, 'connection')
  const first = ask()
  await connected
  await vi.advanceTimersByTimeAsync(999)
  expect(statuses).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  await first
  expect(statuses).toEqual([503])

  for (let count = 0; count < 19; count++) void ask()
  while (statuses.length < 20) await vi.advanceTimersByTimeAsync(1000)
  expect(new Set(statuses)).toEqual(new Set([503]))
  expect(sockets).toHaveLength(1)
})

it('says for a minute that the disk was full, like the refusal and the log', async () => {
  const lines: string[] = []
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) })
  let now = new Date('2026-01-01T00:00:00Z')
  const server = await startApp({ db: openDatabase(await freshDatabase()), log, now: () => now })
  const learner = await aLearner(server)
  await sql`create function fill() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$`.execute(server.db)
  await sql`create trigger full_disk before insert or update on users for each row execute function fill()`.execute(
    server.db,
  )
  expect((await server.get(path)).status).toBe(200)
  const refused = await learner.put('/api/profile', { name: 'ആശ', username: '' })
  expect(refused.status).toBe(503)
  expect(await refused.json()).toMatchObject({
    code: 'unavailable',
    message: 'The server has no room left to keep this. Please try again later.',
  })
  expect(lines.join('')).toContain('The disk is full')
  const reply = await server.get(path)
  expect(reply.status, 'pages are still served').toBe(200)
  expect(await reply.json()).toMatchObject({ status: 'full', read: true, write: false })
  expect((await server.get(`${path}/write`)).status).toBe(503)
  now = new Date('2026-01-01T00:01:01Z')
  expect((await server.get(`${path}/write`)).status).toBe(200)
})

it('is busy, and in its place before a balancer, while the database is slow for some seconds', async () => {
  const url = await freshDatabase()
  let now = new Date('2026-01-01T00:00:00Z')
  const { get, db } = await startApp({ db: openDatabase(url), now: () => now })
  expect((await get(path)).status).toBe(200)
  // All connections of the pool are in use.
  const held = Array.from({ length: 10 }, () => sql`select pg_sleep(3)`.execute(db))
  now = new Date('2026-01-01T00:00:05Z')
  const busy = await get(path)
  expect(busy.status).toBe(200)
  expect(await busy.json()).toMatchObject({ status: 'busy', read: true })
  now = new Date('2026-01-01T00:00:30Z')
  expect((await get(path)).status).toBe(503)
  await Promise.all(held)
})

it.each(['ENOSPC', 'EDQUOT', '53100'])('recognises a full disk by %s', (code) => {
  expect(isDiskFull(Object.assign(new Error('no space'), { code }))).toBe(true)
})
