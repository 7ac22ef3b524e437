import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, it, onTestFinished } from 'vitest'
import { connect } from '../../db/connect.ts'
import { aBrowser, aLearner, anEmail, aPassword, sessionOf } from '../../testing/learners.ts'
import { cheap, freshDatabase, startApp } from '../../testing/start-app.ts'

const path = '/api/auth/get-session'
const dueSoon = "now() + interval '28 days'"

/** Several server processes on one database, each with its own connections. */
async function startProcesses(count: number, operators: string[] = []) {
  const url = await freshDatabase()
  const account = { secret: 'a secret for tests, of 32 characters', operators, social: {}, hashCost: cheap }
  return Promise.all(
    Array.from({ length: count }, () => {
      const db = connect({ connectionString: url }, () => {})
      onTestFinished(() => db.destroy())
      return startApp({ db, account })
    }),
  )
}

/** The learner's browser at each process. */
const everywhere = (
  servers: readonly Awaited<ReturnType<typeof startApp>>[],
  { jar }: { jar: Map<string, string> },
) => servers.map((server) => aBrowser(server, { jar: new Map(jar) }))

type Browsers = ReturnType<typeof everywhere>

/**
 * The three ways in which a session is read: who is signed in, the profile, and every request that needs a
 * learner.
 */
async function whoIsSignedIn(browsers: Browsers) {
  const found = []
  // One after another: a learner's data is sent to one browser at a time.
  for (const browser of browsers) {
    const data = await browser.get('/api/account/data')
    await data.text()
    found.push([await sessionOf(browser), (await browser.get('/api/profile')).status, data.status])
  }
  return found
}

const nobody = [null, 401, 401]
const somebody = [expect.objectContaining({ user: expect.anything() }), 200, 200]

describe('the session check', () => {
  it('replies like better-auth, header by header', async () => {
    const server = await startApp()
    const learner = await aLearner(server)
    const [ours, theirs] = [await learner.get(path), await learner.get(`${path}?disableRefresh=true`)]
    expect(await ours.json()).toEqual(await theirs.json())
    const headers = (reply: Response) =>
      Object.fromEntries([...reply.headers].filter(([name]) => name !== 'x-request-id'))
    expect(headers(ours)).toEqual(headers(theirs))
  })

  it("returns each learner's own session when many ask at once", async () => {
    const server = await startApp()
    const learners = await Promise.all(Array.from({ length: 8 }, () => aLearner(server)))
    const many = Array.from({ length: 5 }, () => learners).flat()
    const found = await Promise.all(many.map(sessionOf))
    expect(found.map((session) => session?.user.id)).toEqual(many.map(({ id }) => id))
    const profiles = await Promise.all(many.map(async ({ get }) => (await get('/api/profile')).json()))
    expect(profiles).toEqual(many.map(({ email }) => ({ name: null, username: null, Email: email })))
  })

  it('renews a session only when it is a day old, like better-auth', async () => {
    const server = await startApp()
    const learner = await aLearner(server)
    expect((await learner.get(path)).headers.getSetCookie()).toEqual([])
    await sql`update auth.session set "expiresAt" = ${sql.raw(dueSoon)} where "userId" = ${learner.id}`.execute(
      server.db,
    )
    const reply = await learner.get(path)
    expect(reply.headers.getSetCookie()).toEqual([expect.stringContaining('better-auth.session_token=')])
    const { rows } = await sql<{ renewed: boolean }>`
      select "expiresAt" > now() + interval '29 days 23 hours' as renewed
      from auth.session where "userId" = ${learner.id}`.execute(server.db)
    expect(rows).toEqual([{ renewed: true }])
  })

  it('never renews the session of a learner who did not want to be remembered', async () => {
    const server = await startApp()
    const { email } = await aLearner(server)
    const browser = aBrowser(server)
    await browser.post('/api/auth/sign-in/email', { email, password: aPassword, rememberMe: false })
    const before = await sessionOf(browser)
    expect(before).not.toBeNull()
    const reply = await browser.get(path)
    expect(reply.headers.getSetCookie()).toEqual([])
    expect(await reply.json()).toEqual(before)
  })

  it('returns nobody for a banned learner, with any parameters', async () => {
    const server = await startApp()
    const learner = await aLearner(server)
    await sql`update auth."user" set banned = true where id = ${learner.id}`.execute(server.db)
    expect(await (await learner.get(`${path}?x`)).json()).toBeNull()
  })

  it('accepts the cookie only under the name that TLS gives it', async () => {
    const secret = 'a secret for tests, of 32 characters'
    const plain = await startApp()
    const token = (await sessionOf(await aLearner(plain)))?.session.token ?? ''
    const signature = createHmac('sha256', secret).update(token).digest('base64')
    const value = encodeURIComponent(`${token}.${signature}`)
    const secure = await startApp({ db: plain.db, publicUrl: 'https://example.org' })
    for (const [server, name, found] of [
      [plain, 'better-auth.session_token', true],
      [plain, '__Secure-better-auth.session_token', false],
      [secure, '__Secure-better-auth.session_token', true],
      [secure, 'better-auth.session_token', false],
    ] as const) {
      expect((await sessionOf(aBrowser(server, { jar: new Map([[name, value]]) }))) !== null).toBe(found)
    }
  })
})

describe('a session is refused at once, by every process,', () => {
  it('when its learner signs out', async () => {
    const servers = await startProcesses(3)
    const [here] = servers
    const learner = await aLearner(here as (typeof servers)[0])
    const browsers = everywhere(servers, learner)
    expect(await whoIsSignedIn(browsers)).toEqual([somebody, somebody, somebody])
    await learner.post('/api/auth/sign-out')
    expect(await whoIsSignedIn(browsers)).toEqual([nobody, nobody, nobody])
  })

  it.each([
    ['when it is revoked', sql`delete from auth.session`],
    ['when it runs out', sql`update auth.session set "expiresAt" = now() - interval '1 millisecond'`],
    ['when its account is deleted', sql`delete from auth."user"`],
    ['when its learner is banned', sql`update auth."user" set banned = true`],
    [
      'when its learner is banned for a while',
      sql`update auth."user" set banned = true, "banExpires" = now() + interval '1 day'`,
    ],
  ])('%s', async (_when, statement) => {
    const servers = await startProcesses(2)
    const [here] = servers
    const browsers = everywhere(servers, await aLearner(here as (typeof servers)[0]))
    expect(await whoIsSignedIn(browsers)).toEqual([somebody, somebody])
    await statement.execute((here as (typeof servers)[0]).db)
    expect(await whoIsSignedIn(browsers)).toEqual([nobody, nobody])
  })

  it('and accepts a learner when the ban has ended', async () => {
    const [server] = await startProcesses(1)
    if (!server) throw new Error('No server.')
    const browsers = everywhere([server], await aLearner(server))
    await sql`update auth."user" set banned = true, "banExpires" = now() - interval '1 day'`.execute(
      server.db,
    )
    expect(await whoIsSignedIn(browsers)).toEqual([somebody])
  })

  it('when an operator bans its learner', async () => {
    const operator = anEmail()
    const [here, there] = await startProcesses(2, [operator])
    if (!here || !there) throw new Error('No servers.')
    const learner = await aLearner(here)
    const boss = await aLearner(there)
    const change = (set: ReturnType<typeof sql>) =>
      sql`update auth."user" set ${set} where id = ${boss.id}`.execute(there.db)
    await change(sql`email = ${operator}, "emailVerified" = true`)
    await change(sql`"twoFactorEnabled" = true`)
    expect((await boss.post('/api/auth/admin/ban-user', { userId: learner.id })).status).toBe(200)
    expect(await whoIsSignedIn(everywhere([here, there], learner))).toEqual([nobody, nobody])
  })
})
