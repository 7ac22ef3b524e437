import { once } from 'node:events'
import { chmodSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it, onTestFinished } from 'vitest'
import { aDataDir, connectBeside, runningDatabase, runServer, type User, users } from './testing/processes.ts'
import { aDirectory, freshDatabase } from './testing/start-app.ts'

/** Each start costs seconds: the short run has fewer, by one user. `kill.test.ts` starts as another. */
const isLong = process.env.TEST_LONG === '1'
const together = isLong ? 6 : 2
const startedBy = isLong ? users : users.slice(0, 1)

const health = async (url: string) => (await fetch(`${url}/api/health`)).status

describe.each(startedBy)('the server, run by $name', (user) => {
  it('starts with nothing there and serves; a second one leaves its database alone; after a kill the next adopts it, and ends with it', async () => {
    const dataDir = join(aDataDir(user), 'new')
    const first = runServer({ DATA_DIR: dataDir }, user)
    const url = await first.address()
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
    expect(await health(url)).toBe(200)
    const questions = (await (await fetch(`${url}/api/quiz-questions`)).json()) as unknown[]
    expect(questions.length).toBeGreaterThan(500)

    const second = runServer({ DATA_DIR: dataDir }, user)
    expect(await second.ended).toEqual({
      code: 1,
      out: '',
      err: `DATA_DIR ${dataDir} is already in use by process ${first.child.pid}; set DATABASE_URL to share a database.\n`,
    })
    expect(await health(url)).toBe(200)

    const database = runningDatabase(dataDir)
    first.child.kill('SIGKILL')
    await first.ended
    expect(runningDatabase(dataDir)).toEqual(database)
    const next = runServer({ DATA_DIR: dataDir }, user)
    expect(await health(await next.address())).toBe(200)
    expect(runningDatabase(dataDir)).toEqual(database)
    next.child.kill('SIGTERM')
    expect(await next.ended).toMatchObject({ code: 0, err: '' })
    expect(runningDatabase(dataDir)).toBeUndefined()
  })
})

it('obeys a signal that comes while it starts, and leaves nothing running', async () => {
  const dataDir = aDirectory()
  const server = runServer({ DATA_DIR: dataDir })
  while (!runningDatabase(dataDir)) await sleep(5)
  server.child.kill('SIGTERM')
  expect((await server.ended).code).toBe(0)
  expect(runningDatabase(dataDir)).toBeUndefined()
})

it('finishes a request under way before it ends on SIGTERM, and accepts no new one', async () => {
  const dataDir = aDirectory()
  const server = runServer({ DATA_DIR: dataDir })
  const url = await server.address()
  const beside = await connectBeside(dataDir)
  await beside.query('begin; lock table quiz_questions in access exclusive mode')
  const slow = fetch(`${url}/api/quiz-questions`)
  const waiting = `select 1 from pg_locks where not granted`
  while ((await beside.query(waiting)).rowCount === 0) await sleep(10)

  server.child.kill('SIGTERM')
  while (await health(url).catch(() => undefined)) await sleep(10)
  await beside.query('commit')
  const reply = await slow
  expect(reply.status).toBe(200)
  expect(((await reply.json()) as unknown[]).length).toBeGreaterThan(500)
  expect((await server.ended).code).toBe(0)
})

it(`starts ${together} times at the same moment on one new database, which it does not stop`, async () => {
  const settings = { DATABASE_URL: await freshDatabase({ empty: true }), DATA_DIR: aDirectory() }
  const servers = Array.from({ length: together }, () => runServer(settings))
  const urls = await Promise.all(servers.map(({ address }) => address()))
  const texts = await Promise.all(urls.map(async (url) => (await fetch(`${url}/api/quiz-questions`)).text()))
  expect(new Set(texts).size).toBe(1)

  // They made one secret together: a session of one is a session of all.
  const body = JSON.stringify({ email: 'anna@example.org', password: 'a long enough password' })
  const signUp = await fetch(`${urls[0]}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: urls[0] ?? '' },
    body,
  })
  const cookie = signUp.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  for (const url of urls)
    expect((await fetch(`${url}/api/profile`, { headers: { cookie } })).status).toBe(200)
  // Either signal ends it in good order.
  for (const [place, { child }] of servers.entries()) child.kill(place % 2 ? 'SIGTERM' : 'SIGINT')
  for (const { ended } of servers) expect((await ended).code).toBe(0)
})

/** What the other settings are refused with, the tests of their readers say. */
describe('a wrong setting is one sentence and exit code 1', () => {
  async function refusalOf(settings: Readonly<Record<string, string>>, user?: User) {
    const { code, out, err } = await runServer(settings, user).ended
    expect({ code, out }).toEqual({ code: 1, out: '' })
    expect(err).toMatch(/^[^\n]+\.\n$/)
    return err
  }

  it('when the port is taken', async () => {
    const taken = createServer().listen(0, '127.0.0.1')
    await once(taken, 'listening')
    onTestFinished(() => void taken.close())
    const { port } = taken.address() as AddressInfo
    const DATA_DIR = aDirectory()
    expect(await refusalOf({ PORT: String(port), DATA_DIR })).toMatch(
      `PORT ${port} on 127.0.0.1 is already taken`,
    )
    expect(runningDatabase(DATA_DIR)).toBeUndefined()
  })

  it.each([
    { settings: { AUTH_SECRET: 'secret' }, sentence: 'AUTH_SECRET must have at least 32 characters' },
    { settings: { CONTACT: 'example.org' }, sentence: 'CONTACT must be a mail address like' },
    {
      settings: { PAGES_DIR: '/dev/null/pages' },
      sentence: 'PAGES_DIR must be a folder of built pages, and /dev/null/pages has none.',
    },
    {
      settings: { DATABASE_URL: 'postgres://me:secret@127.0.0.1:1/words' },
      sentence: 'nothing answers there',
    },
  ])('with $settings', async ({ settings, sentence }) => {
    const refusal = await refusalOf(settings)
    expect(refusal).toMatch(sentence)
    expect(refusal).not.toMatch('secret')
  })

  it.each(users.filter(({ as }) => as ?? process.getuid?.() !== 0))(
    'when $name may not write there',
    async (user) => {
      const DATA_DIR = aDataDir(user)
      chmodSync(DATA_DIR, 0o555)
      expect(await refusalOf({ DATA_DIR }, user)).toMatch('this user may not write there')
    },
  )
})
