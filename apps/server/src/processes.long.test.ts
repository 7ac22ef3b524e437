import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { recordId } from '@app/learning/progress'
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { freePorts, startNginx } from './testing/nginx.ts'
import { runServer } from './testing/processes.ts'
import { aDirectory, freshDatabase } from './testing/start-app.ts'

const password = 'a long enough password'

/** Three server processes on one PostgreSQL, behind nginx. */
async function startThree() {
  const [port = 0, ...ports] = await freePorts(4)
  const nginx = await startNginx(port, ports)
  const database = await freshDatabase()
  const settings = {
    DATABASE_URL: database,
    DATA_DIR: aDirectory(),
    AUTH_SECRET: randomUUID(),
    PUBLIC_URL: nginx.address,
    PROXIES: '1',
  }
  const start = (serverPort: number, more: Record<string, string> = {}) =>
    runServer({ ...settings, PORT: String(serverPort), ...more })
  const servers = ports.map((serverPort) => start(serverPort))
  const addresses = await Promise.all(servers.map((server) => server.address()))
  return { nginx, database, ports, servers, addresses, start }
}

type Sent = { method?: string; headers?: Record<string, string>; body?: unknown }

/** Uses an open connection if one is free. `fetch` would repeat a request that was cut off. */
function ask(agent: Agent, url: string, { method = 'GET', headers, body }: Sent = {}) {
  return new Promise<{ status: number; headers: Record<string, unknown>; text: string }>(
    (resolve, reject) => {
      const sent = body === undefined ? undefined : JSON.stringify(body)
      const type =
        sent === undefined
          ? {}
          : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(sent)) }
      request(url, { agent, method, headers: { ...type, ...headers } }, (reply) => {
        let text = ''
        reply.setEncoding('utf8').on('data', (piece) => {
          text += piece
        })
        reply
          .on('end', () => resolve({ status: reply.statusCode ?? 0, headers: reply.headers, text }))
          .on('error', reject)
      })
        .on('error', reject)
        .end(sent)
    },
  )
}

/** A learner whose browser uses only the public address. */
async function signUp(agent: Agent, origin: string) {
  const email = `learner-${randomUUID()}@example.org`
  const reply = await ask(agent, `${origin}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { origin },
    body: { email, password },
  })
  expect(reply.status).toBe(200)
  const { user } = JSON.parse(reply.text) as { user: { id: string } }
  const cookie = String(reply.headers['set-cookie']).split(';')[0] ?? ''
  return { id: user.id, email, headers: { cookie, origin } }
}

describe('several processes behind nginx', () => {
  it('accept a session that one of them began, and none that another one ended', async () => {
    const { nginx, addresses } = await startThree()
    const agent = new Agent()
    const { headers } = await signUp(agent, nginx.address)
    const known = () =>
      Promise.all(
        addresses.map(async (address) => (await ask(agent, `${address}/api/profile`, { headers })).status),
      )
    expect(await known()).toEqual([200, 200, 200])
    const out = await ask(agent, `${addresses[1]}/api/auth/sign-out`, { method: 'POST', headers, body: {} })
    expect(out.status).toBe(200)
    expect(await known()).toEqual([401, 401, 401])
  })

  it('count the guesses at a password together, whatever a guesser writes into headers', async () => {
    const { nginx, addresses } = await startThree()
    const agent = new Agent()
    const { email } = await signUp(agent, nginx.address)
    const guess = (place: number, address = nginx.address) => {
      const invented = `198.51.100.${place}`
      const headers = {
        origin: nginx.address,
        'x-forwarded-for': invented,
        'x-real-ip': invented,
        forwarded: `for=${invented}`,
        'client-ip': invented,
        'x-request-id': randomUUID(),
      }
      const body = { email, password: `guess ${place}` }
      return ask(agent, `${address}/api/auth/sign-in/email`, { method: 'POST', headers, body })
    }
    const statuses: number[] = []
    for (let place = 0; place < 14; place++) statuses.push((await guess(place)).status)
    expect(statuses).toEqual([...Array(10).fill(401), ...Array(4).fill(429)])

    // A learner at another address, as only a proxy can name it, is not locked out; and all processes count
    // that address too.
    const elsewhere = addresses.map((address, place) => ({ address, place }))
    for (const { address, place } of elsewhere)
      expect((await guess(77, address)).status, String(place)).toBe(401)
  })

  it('give a request the id from nginx, and not one that a client made up', async () => {
    const { nginx } = await startThree()
    const invented = 'made-up-by-a-client'
    const reply = await ask(new Agent(), `${nginx.address}/api/health`, {
      headers: { 'x-request-id': invented },
    })
    expect(reply.headers['x-request-id']).toMatch(/^[\da-f]{32}$/)
  })

  it.runIf(process.env.TEST_LONG === '1')(
    'are replaced one by one by a version with another migration, without losing a request',
    async () => {
      const { nginx, database, ports, servers, start } = await startThree()
      const agent = new Agent({ keepAlive: true, maxSockets: 16 })
      const learners = await Promise.all(Array.from({ length: 4 }, () => signUp(agent, nginx.address)))
      const load = startLoad(agent, nginx.address, learners)
      await load.more()

      const next = { NODE_OPTIONS: `--import ${nextVersion()}` }
      for (const [place, server] of servers.entries()) {
        server.child.kill('SIGTERM')
        expect((await server.ended).code).toBe(0)
        await start(ports[place] ?? 0, next).address()
        await load.more()
      }
      const { asked, failed, saved, practised } = await load.stop()
      expect(failed).toEqual([])
      expect(asked).toBeGreaterThan(4 * fewest)
      expect(nginx.said()).not.toMatch(/no live upstreams/)

      const client = new pg.Client({ connectionString: database })
      await client.connect()
      const { rows } = await client.query<{ count: number; added: string | null }>(
        'select count(*)::integer as count, max(added_later) as added from progress_records',
      )
      const { rows: practice } = await client.query<{ count: number }>(
        'select count(*)::integer as count from practice',
      )
      await client.end()
      expect(practice).toEqual([{ count: practised }])
      expect(rows).toEqual([{ count: saved, added: 'yes' }])
    },
  )
})

/**
 * The server as its next version will be: one more migration, which changes the tables with the most
 * requests. Node adds it when it loads the list of migrations.
 */
function nextVersion(): string {
  const migration = `
    migrations['9999-next'] = {
      async up(db) {
        const { sql } = await import('kysely')
        const tables = ['auth.session', 'auth."user"', 'users', 'progress', 'progress_records', 'practice', 'reviews']
        await sql.raw("lock table " + tables.join(', ')).execute(db)
        for (const table of tables)
          await sql.raw("alter table " + table + " add column added_later text default 'yes'").execute(db)
        await sql\`create index users_added_later on users (added_later)\`.execute(db)
      },
    }`
  const hook = `
    import { registerHooks } from 'node:module'
    registerHooks({
      load(url, context, next) {
        const loaded = next(url, context)
        if (!url.endsWith('/db/migrations/index.ts')) return loaded
        return { ...loaded, source: loaded.source + ${JSON.stringify(migration)} }
      },
    })`
  return `${aDirectory({ 'next.mjs': hook })}/next.mjs`
}

/** Fewer requests than this, before and after each replaced server, would show little. */
const fewest = 50

type Learner = Awaited<ReturnType<typeof signUp>>

/** Learners who read and write without a pause, several requests at a time, until they are stopped. */
function startLoad(agent: Agent, address: string, learners: readonly Learner[]) {
  const failed: string[] = []
  let asked = 0
  let saved = 0
  let practised = 0
  let stopped = false

  async function note(what: string, asking: ReturnType<typeof ask>) {
    asked += 1
    const { status, text } = await asking.catch((error: Error) => ({ status: 0, text: error.message }))
    if (status === 200) return true
    failed.push(`${what}: ${status} ${text.slice(0, 100)}`)
    return false
  }

  async function reads({ headers }: Learner) {
    while (!stopped) {
      for (const path of ['/api/auth/get-session', '/api/profile', '/api/account/ways', '/api/health'])
        await note(path, ask(agent, address + path, { headers }))
    }
  }

  async function writes({ id, headers }: Learner, device: number) {
    for (let count = 0; !stopped; count++) {
      const random = crypto.getRandomValues(new Uint8Array(8))
      const result = { id: recordId(count, random), topic: 'numbers', score: 40, questions: 20, mistakes: [] }
      const progress = { epoch: 0, userlevel: 1, results: [result], words: [] }
      const body = { learner: id, since: 0, progress }
      const done = await note(
        'progress',
        ask(agent, `${address}/api/progress`, { method: 'POST', headers, body }),
      )
      if (done) saved += 1
      await sleep(40 + device)
    }
  }

  /** One device of this version, and one of version 0.1.0. At last, the new one takes over what the old one did. */
  async function practises({ id, headers }: Learner, device: number) {
    const post = (path: string, body: object) =>
      note(
        path,
        ask(agent, address + path, { method: 'POST', headers, body: { learner: id, since: 0, ...body } }),
      )
    const progress = { epoch: 0, userlevel: 1, results: [], words: [] }
    while (!stopped) {
      const at = Date.now()
      const [mine, theirs] = [randomUUID(), randomUUID()].map((uuid) => uuid.replaceAll('-', '').slice(0, 24))
      const looks = [{ item: 'word:vellam', skill: 'read', outcome: 'good' }]
      const practice = [{ id: mine, practice: { exercise: 'choose', at, took: 900, looks } }]
      const reviews = [{ id: theirs, review: { word: 'മഴ', card: 'read', grade: 'good', at, took: 900 } }]
      if (await post('/api/sync', { progress, practice })) practised += 1
      if (await post('/api/reviews', { reviews })) practised += 1
      await sleep(60 + device)
    }
    await post('/api/sync', { progress, practice: [] })
  }

  const all = learners.flatMap((learner, place) => [
    ...[reads(learner), reads(learner)],
    ...[writes(learner, place), practises(learner, place)],
  ])
  return {
    /** Waits until the running servers have answered some more requests. */
    more: () => expect.poll(() => asked, { interval: 10 }).toBeGreaterThan(asked + fewest),
    async stop() {
      stopped = true
      await Promise.all(all)
      agent.destroy()
      return { asked, failed, saved, practised }
    },
  }
}
