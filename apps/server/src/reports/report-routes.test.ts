import { mostReportsADay, reportsApi } from '@app/api'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { connect } from '../db/connect.ts'
import type { Outside } from '../outside/outside.ts'
import { freshDatabase, openDatabase, startApp } from '../testing/start-app.ts'
import { mostReports, reportStore } from './report-store.ts'

const { report } = reportsApi
const address = '198.51.100.77'

const aReport = (fields: Record<string, unknown> = {}) => ({
  id: crypto.randomUUID(),
  kind: 'word',
  item: 'onam',
  shown: 'ഓണം – Onam, Kerala’s harvest festival',
  note: 'The second meaning is missing.',
  language: 'ml',
  version: '1.2.3',
  ...fields,
})

/** The app on a database of its own, for whoever asks from `address`. */
async function startReports(outside: Partial<Outside> = {}) {
  const db = outside.db ?? openDatabase(await freshDatabase())
  const { app } = await startApp({ ...outside, db })
  const post = (body: string, { from = address, ...headers }: Record<string, string> = {}) =>
    app.request(
      report.path,
      {
        method: 'POST',
        body,
        headers: { origin: 'http://localhost', 'content-type': 'application/json', ...headers },
      },
      { incoming: { socket: { remoteAddress: from } } },
    )
  const send = (fields: Record<string, unknown> = {}, headers = {}) =>
    post(JSON.stringify(aReport(fields)), headers)
  const rows = () => db.selectFrom('reports').selectAll().orderBy('number').execute()
  return { db, post, send, rows, store: reportStore(db) }
}

describe('a report', () => {
  let emptyDatabase = ''
  beforeAll(async () => {
    emptyDatabase = await freshDatabase()
  })
  /** For tests in which no report is taken. */
  const nothingKept = () => openDatabase(emptyDatabase)

  it('is kept with what it is about, and with nothing of who reports', async () => {
    const { db, send, rows } = await startReports()
    const id = crypto.randomUUID()
    const reply = await send({ id }, { cookie: 'session=secret', 'user-agent': 'A Phone 7' })
    expect(reply.status).toBe(200)
    expect(await reply.json()).toEqual({})
    expect(reply.headers.get('set-cookie')).toBeNull()
    expect(await rows()).toEqual([
      {
        number: '1',
        id,
        kind: 'word',
        item: 'onam',
        shown: 'ഓണം – Onam, Kerala’s harvest festival',
        note: 'The second meaning is missing.',
        language: 'ml',
        version: '1.2.3',
        received_at: expect.any(Date),
        closed_at: null,
      },
    ])
    const everything = await sql<{ row: string }>`
      select to_json(reports)::text as row from reports union all select to_json(rate_limits)::text from rate_limits
    `.execute(db)
    for (const { row } of everything.rows)
      for (const trace of [address, 'secret', 'A Phone']) expect(row).not.toContain(trace)
  })

  it('is kept once, though two tabs send it at the same moment, and again later', async () => {
    const { send, rows } = await startReports()
    const id = crypto.randomUUID()
    const replies = await Promise.all(Array.from({ length: 6 }, () => send({ id })))
    expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 200))
    expect((await send({ id, note: 'Another text' })).status).toBe(200)
    expect(await rows()).toMatchObject([{ id, note: 'The second meaning is missing.' }])
  })

  it.each([
    ['500 letters', 'a'.repeat(500)],
    ['500 letters of Malayalam, with their signs', 'കീ'.repeat(500)],
    ['500 letters with spaces around them', ` \n${'ക'.repeat(500)} `],
  ])('may have %s', async (_, note) => {
    const { send, rows } = await startReports()
    expect((await send({ note })).status).toBe(200)
    expect(await rows()).toMatchObject([{ note: note.trim() }])
  })

  it('loses what a terminal or the database would stumble over, and keeps its lines', async () => {
    const { send, rows } = await startReports()
    await send({ note: 'one\r\ntwo\u001b[31mred\u0000\u009b1m', shown: 'a\u0007b\ud800' })
    expect(await rows()).toMatchObject([{ note: 'one\ntwo [31mred  1m', shown: 'a b\ufffd' }])
  })

  it.each([
    ['a note of 501 letters', { note: 'a'.repeat(501) }, 'A report has at most 500 letters.'],
    ['one of 501 letters of Malayalam', { note: 'കീ'.repeat(501) }, 'A report has at most 500 letters.'],
    ['signs without end', { note: `a${'\u0301'.repeat(2000)}` }, 'A report has at most 500 letters.'],
    ['a note with nothing to read', { note: ' \n\u0000 ' }, 'Please write what is wrong.'],
    ['no note', { note: undefined }, /"note"/],
    ['too much that was shown', { shown: 'a'.repeat(601) }, 'What was shown is too long.'],
    ['a kind that there is not', { kind: 'coach' }, 'The kind must be one of those that can be reported.'],
    ['a path for an id', { item: '../../etc/passwd' }, 'This is not the id of anything.'],
    ['no id of an item', { item: '' }, 'This is not the id of anything.'],
    ['an id without end', { item: 'a'.repeat(121) }, /./],
    ['an id that others could guess', { id: '1' }, 'The id must be a UUID.'],
    ['another language', { language: 'fr' }, 'The language must be en or ml.'],
    ['a version of two words', { version: '1 2' }, 'This is not a version.'],
  ])('with %s is refused in a sentence, and not kept', async (_, fields, sentence) => {
    const { send, rows } = await startReports({ db: nothingKept() })
    const reply = await send(fields)
    expect(reply.status).toBe(400)
    expect(await reply.json()).toMatchObject({
      code: 'invalid',
      message: typeof sentence === 'string' ? sentence : expect.stringMatching(sentence),
    })
    expect(await rows()).toEqual([])
  })

  it('keeps nothing that the contract does not name', async () => {
    const { send, rows } = await startReports()
    expect((await send({ email: 'asha@example.org', userId: 'u1' })).status).toBe(200)
    expect(JSON.stringify(await rows())).not.toMatch(/asha|u1/)
  })

  it('is refused where the body is too large, is no JSON, or comes from a page that is not ours', async () => {
    const { post, send, rows } = await startReports()
    expect((await post(`{"note":"${'a'.repeat(21_000)}"}`)).status).toBe(413)
    expect((await post('note=x', { 'content-type': 'application/x-www-form-urlencoded' })).status).toBe(415)
    expect((await send({}, { origin: 'https://else.example' })).status).toBe(403)
    expect(await rows()).toEqual([])
  })

  it('is told when the database is away', async () => {
    const away = connect({ connectionString: 'postgres://me@127.0.0.1:1/none' }, () => {})
    const { send } = await startReports({ db: away, report: () => {} })
    expect((await send()).status).toBe(503)
  })
})

describe('the limits of reports', () => {
  it('stop a client that sends too many, whatever its headers say, and nobody else', async () => {
    const counted: string[] = []
    const { db, send } = await startReports({ countSecurity: (event) => counted.push(event) })
    for (let sent = 0; sent < report.limit.many; sent++)
      expect((await send({}, { 'x-forwarded-for': `203.0.113.${sent}` })).status).toBe(200)
    const refused = await send()
    expect(refused.status).toBe(429)
    const wait = Number(refused.headers.get('retry-after'))
    expect(wait).toBeGreaterThan(report.limit.seconds - 120)
    expect(wait).toBeLessThanOrEqual(report.limit.seconds)
    expect(counted, 'no log tells who it was').toEqual([])
    expect((await send({}, { from: '198.51.100.78' })).status).toBe(200)
    await sql`update rate_limits set ends_at = now() - interval '1 second'`.execute(db)
    expect((await send()).status).toBe(200)
  })

  it('count all processes together', async () => {
    const url = await freshDatabase()
    const [one, other] = [
      await startReports({ db: openDatabase(url) }),
      await startReports({ db: openDatabase(url) }),
    ]
    for (let sent = 0; sent < report.limit.many; sent++)
      expect((await (sent % 2 ? one : other).send()).status).toBe(200)
    expect((await one.send()).status).toBe(429)
    expect((await other.send()).status).toBe(429)
  })

  it('keep a third of the day for networks that sent none', async () => {
    const { send } = await startReports()
    let refused = 0
    // Ten networks send as much as they may.
    for (let sent = 0; sent < mostReportsADay; sent++)
      if ((await send({}, { from: `192.0.2.${sent % 10}` })).status === 429) refused++
    expect(refused).toBeGreaterThan(80)
    for (let network = 0; network < 60; network++)
      expect((await send({}, { from: `198.51.100.${network}` })).status).toBe(200)
  })

  it('count what is refused as well', async () => {
    const { send } = await startReports()
    for (let sent = 0; sent < report.limit.many; sent++) expect((await send({ note: '' })).status).toBe(400)
    expect((await send()).status).toBe(429)
  })

  it('stop the whole world after so many in a day, from however many addresses and processes', async () => {
    const url = await freshDatabase()
    const counted: string[] = []
    const countSecurity = (event: string) => counted.push(event)
    const one = await startReports({ db: openDatabase(url), countSecurity })
    const other = await startReports({ db: openDatabase(url), countSecurity })
    const statuses: number[] = []
    for (let sent = 0; sent < mostReportsADay + 5; sent += 5) {
      const replies = await Promise.all(
        Array.from({ length: 5 }, (_, place) =>
          (place % 2 ? one : other).send({}, { from: `192.0.2.${(sent + place) % 251}` }),
        ),
      )
      statuses.push(...replies.map(({ status }) => status))
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(mostReportsADay)
    expect(statuses.filter((status) => status === 429)).toHaveLength(5)
    expect(await one.rows()).toHaveLength(mostReportsADay)
    expect(counted).toEqual([])
  })
})

describe('what is kept', () => {
  const fill = (db: Awaited<ReturnType<typeof startReports>>['db'], count: number, daysAgo: number) =>
    sql`
      insert into reports (id, kind, item, shown, note, language, version, received_at)
      select gen_random_uuid(), 'word', 'onam', '', 'old', 'en', '1.0.0', now() - make_interval(days => ${daysAgo})
      from generate_series(1, ${count}::int)`.execute(db)

  it('is the newest 2,000', async () => {
    const { db, send, rows } = await startReports()
    await fill(db, mostReports + 20, 1)
    await send({ note: 'new' })
    const kept = await rows()
    expect(kept).toHaveLength(mostReports)
    expect(kept[0]?.number).toBe('22')
    expect(kept.at(-1)?.note).toBe('new')
  })

  it('loses its closed reports before any open one', async () => {
    const { db, send, rows } = await startReports()
    await fill(db, mostReports, 1)
    await sql`update reports set closed_at = now() where number > ${mostReports - 5}`.execute(db)
    for (let sent = 0; sent < 3; sent++) await send({ note: 'new' })
    const kept = await rows()
    expect(kept).toHaveLength(mostReports)
    expect(kept[0]?.number).toBe('1')
    expect(kept.filter(({ closed_at }) => closed_at)).toHaveLength(2)
    expect(kept.filter(({ note }) => note === 'new')).toHaveLength(3)
  })

  it('is gone after 180 days, open or closed, and not a day before', async () => {
    const { db, send, store, rows } = await startReports()
    await fill(db, 2, 181)
    await fill(db, 1, 179)
    await store.close(1)
    await store.trim()
    expect(await rows()).toMatchObject([{ number: '3' }])
    await fill(db, 1, 181)
    await send({ note: 'new' })
    expect((await rows()).map(({ note }) => note)).toEqual(['old', 'new'])
  })

  it('is closed once, and deleted for good', async () => {
    const { send, store, rows } = await startReports()
    await send()
    await send({ kind: 'page', item: 'site' })
    expect(await store.close(1)).toBe(true)
    const [first] = await rows()
    expect(first?.closed_at).toBeInstanceOf(Date)
    expect(await store.close(1)).toBe(true)
    expect((await rows())[0]?.closed_at).toEqual(first?.closed_at)
    expect(await store.remove(1)).toBe(true)
    expect(await store.remove(1)).toBe(false)
    expect(await store.close(1)).toBe(false)
    expect(await rows()).toMatchObject([{ number: '2' }])
  })
})
