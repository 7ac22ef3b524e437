import { createHook } from 'node:async_hooks'
import { accountApi } from '@app/api'
import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import { startApp } from '../testing.ts'
import {
  aBrowser,
  aLearner,
  aNewLearner,
  anEmail,
  aPassword,
  aPostbox,
  sessionOf,
} from '../testing-learner.ts'
import { authEndpoints } from './auth-endpoints.ts'

const signIn = '/api/auth/sign-in/email'
const listed = Object.entries(authEndpoints).map(([path, endpoint]) => ({
  path: `/api/auth${path}`,
  ...endpoint,
}))
const ours = Object.values(accountApi).map(({ method, ...endpoint }) => ({
  method: method.toUpperCase(),
  ...endpoint,
}))

const bodyFor = (method: string, body: object = {}) =>
  method === 'GET' ? {} : { body: JSON.stringify(body) }

describe('without a session', () => {
  it.each(listed.filter(({ by }) => by !== 'anyone'))(
    '$method $path is refused',
    async ({ path, method }) => {
      const reply = await aBrowser(await startApp()).send(path, { method, ...bodyFor(method) })
      expect(reply.status).toBe(401)
      expect(await reply.json()).toMatchObject({ code: 'signed-out', message: 'Please sign in first.' })
    },
  )

  it.each(ours.filter(({ auth }) => auth === 'required'))(
    '$method $path is refused',
    async ({ path, method }) => {
      const reply = await aBrowser(await startApp()).send(path, { method, ...bodyFor(method) })
      expect(reply.status).toBe(401)
    },
  )

  it.each(['', 'nonsense', 'nonsense.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA='])(
    'a cookie "%s" is none',
    async (value) => {
      const jar = new Map([['better-auth.session_token', value]])
      const browser = aBrowser(await startApp(), { jar })
      expect((await browser.get('/api/profile')).status).toBe(401)
      expect(await sessionOf(browser)).toBeNull()
    },
  )

  it('a token that stands in the database, but that we did not sign, is none', async () => {
    const server = await startApp()
    const token = (await sessionOf(await aLearner(server)))?.session.token ?? ''
    for (const value of [token, `${token}.${'A'.repeat(43)}%3D`]) {
      const forger = aBrowser(server, { jar: new Map([['better-auth.session_token', value]]) })
      expect((await forger.get('/api/profile')).status).toBe(401)
      expect(await sessionOf(forger)).toBeNull()
    }
  })

  it('a session that has run out is none', async () => {
    const server = await startApp()
    const learner = await aLearner(server)
    const { session } = (await sessionOf(learner)) ?? {}
    const past = new Date(Date.now() - 1000)
    await server.db
      .updateTable('auth.session')
      .set({ expiresAt: past })
      .where('token', '=', session?.token ?? '')
      .execute()
    expect((await learner.get('/api/profile')).status).toBe(401)
  })
})

describe('with another’s ids', () => {
  /** Everything of the decoy that somebody might send in the place of their own. */
  async function learnerAndDecoy() {
    const server = await startApp()
    const [learner, decoy] = [await aLearner(server), await aLearner(server)]
    await decoy.put('/api/profile', { name: 'Decoy', username: '' })
    const session = (await sessionOf(decoy))?.session
    const forged = {
      id: decoy.id,
      userId: decoy.id,
      userid: decoy.id,
      email: decoy.email,
      Email: decoy.email,
      token: session?.token,
      sessionToken: session?.token,
      sessionId: session?.id,
      accountId: decoy.id,
      providerId: 'credential',
      name: 'Forged',
      username: '',
      password: learner.password,
      currentPassword: learner.password,
      newPassword: 'a forged password',
      role: 'admin',
    }
    const everything = async () => ({
      session: await sessionOf(decoy),
      profile: await (await decoy.get('/api/profile')).json(),
      sessions: await (await decoy.get('/api/auth/list-sessions')).json(),
      accounts: await (await decoy.get('/api/auth/list-accounts')).json(),
    })
    return { server, learner, decoy, forged, everything }
  }

  it.each([...listed.filter(({ by }) => by !== 'anyone'), ...ours])(
    '$method $path neither shows nor changes anything of theirs',
    async ({ path, method }) => {
      const { server, learner, decoy, forged, everything } = await learnerAndDecoy()
      const before = await everything()
      const query = new URLSearchParams(
        Object.entries(forged).filter(([, value]) => value) as [string, string][],
      )
      const reply = await learner.send(`${path}?${query}`, { method, ...bodyFor(method, forged) })
      const text = await reply.text()
      for (const theirs of [decoy.id, decoy.email, 'Decoy']) expect(text).not.toContain(theirs)
      await server.settled()
      expect(await everything()).toEqual(before)
      expect((await aBrowser(server).post(signIn, decoy)).status).toBe(200)
    },
  )
})

describe('from a page that is not ours', () => {
  const unsafe = [...listed, ...ours].filter(({ method }) => method !== 'GET')

  it.each(unsafe)('$method $path is refused, with a session and without', async ({ path, method }) => {
    const server = await startApp()
    const jar = new Map([['better-auth.session_token', 'whatever']])
    for (const origin of [
      'https://evil.example',
      'http://localhost.evil.example',
      'null',
      'http://localhost:81',
    ]) {
      for (const browser of [aBrowser(server), aBrowser(server, { jar: new Map(jar) })]) {
        const reply = await browser.send(path, { method, headers: { origin }, ...bodyFor(method) })
        expect(reply.status).toBe(403)
        expect(await reply.json()).toMatchObject({ code: 'forbidden' })
      }
    }
  })

  it.each(unsafe)('$method $path is refused to who names none', async ({ path, method }) => {
    const { app } = await startApp()
    const headers = { cookie: 'better-auth.session_token=whatever' }
    expect((await app.request(path, { method, headers, ...bodyFor(method) })).status).toBe(403)
  })

  it('is taken under another name of the same server, such as localhost', async () => {
    const { app } = await startApp({ publicUrl: 'http://127.0.0.1:3000' })
    const headers = { origin: 'http://localhost:3000', host: 'localhost:3000' }
    const body = JSON.stringify({ email: anEmail(), password: aPassword })
    expect((await app.request('/api/auth/sign-up/email', { method: 'POST', headers, body })).status).toBe(200)
  })
})

describe('limits', () => {
  const guess = (browser: ReturnType<typeof aBrowser>, email: string) =>
    browser.post(signIn, { email, password: 'a wrong guess' })

  it('stop who guesses a password, on all servers of one database together, whatever headers they send', async () => {
    const first = await startApp({ proxies: 1 })
    const second = await startApp({ proxies: 1 })
    const email = anEmail()
    const codes: number[] = []
    for (let n = 0; n < 12; n += 1) {
      const { app } = n % 2 ? first : second
      const headers = {
        origin: 'http://localhost',
        // Ours stands at the right; the rest is what the client made up.
        'x-forwarded-for': `203.0.113.${n}, 198.51.100.7`,
        'x-real-ip': `203.0.113.${n}`,
        forwarded: `for=203.0.113.${n}`,
        'cf-connecting-ip': `203.0.113.${n}`,
      }
      const body = JSON.stringify({ email, password: 'a wrong guess' })
      codes.push((await app.request(signIn, { method: 'POST', headers, body })).status)
    }
    expect(codes).toEqual([...Array(10).fill(401), 429, 429])
  })

  it('say when to come back', async () => {
    const browser = aBrowser(await startApp())
    const email = anEmail()
    for (let n = 0; n < 10; n += 1) await guess(browser, email)
    const refused = await guess(browser, email)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await refused.json()).toMatchObject({
      code: 'too-many',
      message: expect.stringMatching(/try again in \d+ (seconds?|minutes)\.$/),
    })
  })

  it('do not lock out the owner of the account, nor others behind the same address', async () => {
    const server = await startApp()
    const victim = await aLearner(server)
    const attacker = aBrowser(server, { address: '198.51.100.9' })
    for (let n = 0; n < 11; n += 1) await guess(attacker, victim.email)
    expect((await guess(attacker, victim.email)).status).toBe(429)

    expect((await aBrowser(server).post(signIn, victim)).status).toBe(200)
    const neighbour = await aLearner(server)
    expect((await aBrowser(server, { address: '198.51.100.9' }).post(signIn, neighbour)).status).toBe(200)
  })

  it('keep one address from filling a mailbox, and the mailbox open for its owner', async () => {
    const { mail, sent } = aPostbox()
    const server = await startApp({ mail })
    const { email } = await aLearner(server)
    const before = sent.length
    const attacker = aBrowser(server)
    for (let n = 0; n < 8; n += 1) await attacker.post('/api/auth/request-password-reset', { email })
    await server.settled()
    expect(sent.length - before).toBe(5)
    await aBrowser(server).post('/api/auth/request-password-reset', { email })
    await server.settled()
    expect(sent.length - before).toBe(6)
  })

  it('let a whole class sign in from one address', async () => {
    const server = await startApp()
    const learners = [await aLearner(server), await aLearner(server)]
    const address = '198.51.100.10'
    const tries = Array.from({ length: 16 }, (_, n) =>
      aBrowser(server, { address }).post(signIn, learners[n % 2]),
    )
    expect((await Promise.all(tries)).every(({ status }) => status === 200)).toBe(true)
  })
})

describe('passwords', () => {
  /** How many scrypt computations were handed to Node's worker threads meanwhile. */
  async function scryptsOf(work: () => Promise<unknown>) {
    let count = 0
    const hook = createHook({
      init(_, type) {
        if (type === 'SCRYPTREQUEST') count += 1
      },
    }).enable()
    await work()
    hook.disable()
    return count
  }

  it('are hashed beside the event loop, as much for an unknown e-mail as for a known one', async () => {
    const server = await startApp()
    const { email } = await aLearner(server)
    const passwordless = anEmail()
    await server.db
      .insertInto('auth.user')
      .values({ name: '', email: passwordless, emailVerified: true })
      .execute()
    const browser = aBrowser(server)
    for (const to of [email, anEmail(), passwordless]) {
      const count = await scryptsOf(() => browser.post(signIn, { email: to, password: 'a wrong guess' }))
      expect(count).toBe(1)
    }
  })

  it('stand in the database as scrypt of a known cost, each with a salt of its own', async () => {
    const server = await startApp()
    const learners = [await aNewLearner(server), await aNewLearner(server)]
    const rows = await server.db
      .selectFrom('auth.account')
      .select('password')
      .where(
        'userId',
        'in',
        learners.map(({ id }) => id),
      )
      .execute()
    for (const { password } of rows) expect(password).toMatch(/^scrypt\$32768\$8\$3\$[\w-]{22}\$[\w-]{43}$/)
    expect(new Set(rows.map(({ password }) => password)).size).toBe(2)
  })
})

it('logs nothing that one could sign in with', async () => {
  const lines: string[] = []
  const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) })
  const postbox = aPostbox()
  const server = await startApp({ mail: postbox.mail, log })
  const { email, password, post, get } = await aNewLearner(server)
  const token = (await sessionOf({ get }))?.session.token ?? ''
  await post(signIn, { email, password: 'a wrong guess' })
  await post('/api/auth/request-password-reset', { email })
  await post('/api/auth/sign-in/magic-link', { email })
  await post('/api/auth/email-otp/send-verification-otp', { email })
  await server.settled()
  const secrets = postbox.sent.flatMap(({ text }) => [
    ...(/token=([^&\s]+)/.exec(text)?.slice(1) ?? []),
    ...(/^\d{6}$/m.exec(text) ?? []),
  ])
  expect(secrets.length).toBeGreaterThanOrEqual(4)
  for (const { text } of postbox.sent) {
    const link = /https?:\S+/.exec(text)?.[0]
    if (link) await get(new URL(link).pathname + new URL(link).search)
  }
  const logged = lines.join('')
  expect(logged).toContain('/api/auth/sign-in/email')
  for (const hidden of [password, 'a wrong guess', token, ...secrets]) expect(logged).not.toContain(hidden)
})

it('answers a path of better-auth that is not served with our 404', async () => {
  const { get, post } = aBrowser(await startApp())
  for (const path of [
    '',
    '/',
    '/error',
    '/update-session',
    '/reset-password/x',
    '/verify-password',
    '/refresh-token',
    '/get-access-token',
    '/account-info',
    '/delete-user/callback',
    '/constructor',
    '/email-otp/verify-email',
    '//sign-in/email',
    '/sign-in/email/',
  ]) {
    for (const reply of [await get(`/api/auth${path}`), await post(`/api/auth${path}`)]) {
      expect(reply.status).toBe(404)
      expect(await reply.json()).toMatchObject({ code: 'not-found' })
    }
  }
})
