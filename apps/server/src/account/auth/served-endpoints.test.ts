import { accountApi } from '@app/api'
import { describe, expect, it } from 'vitest'
import { aBrowser, aLearner, anEmail, aPassword, sessionOf } from '../../testing/learners.ts'
import { cheap, startApp } from '../../testing/start-app.ts'
import { authEndpoints } from './auth-endpoints.ts'

const signIn = '/api/auth/sign-in/email'
const secret = 'a secret for tests, of 32 characters'
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
    'a cookie "%s" is not a session',
    async (value) => {
      const jar = new Map([['better-auth.session_token', value]])
      const browser = aBrowser(await startApp(), { jar })
      expect((await browser.get('/api/profile')).status).toBe(401)
      expect(await sessionOf(browser)).toBeNull()
    },
  )

  it('a token that is in the database, but was not signed by us, is not a session', async () => {
    const server = await startApp()
    const token = (await sessionOf(await aLearner(server)))?.session.token ?? ''
    for (const value of [token, `${token}.${'A'.repeat(43)}%3D`]) {
      const forger = aBrowser(server, { jar: new Map([['better-auth.session_token', value]]) })
      expect((await forger.get('/api/profile')).status).toBe(401)
      expect(await sessionOf(forger)).toBeNull()
    }
  })

  it('an expired session is not a session', async () => {
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

describe('a body that no form sends', () => {
  const odd = ['\0', { a: 1 }, ['x'], 7, null, 'x'.repeat(5000)]

  it.each(listed)(
    '$method $path refuses it or does nothing, and never breaks',
    async ({ path, method, by }) => {
      const email = anEmail()
      const server = await startApp({ account: { secret, operators: [email], social: {}, hashCost: cheap } })
      const asker = by === 'anyone' ? aBrowser(server) : await aLearner(server, { email })
      await server.db
        .updateTable('auth.user')
        .set({ emailVerified: true })
        .where('email', '=', email)
        .execute()
      for (const value of odd) {
        const fields = Object.fromEntries(
          [
            'token',
            'newPassword',
            'currentPassword',
            'code',
            'userId',
            'id',
            'provider',
            'providerId',
            'callbackURL',
            'banReason',
          ].map((name) => [name, value]),
        )
        const query = new URLSearchParams({
          id: String(value),
          token: String(value),
          searchValue: String(value),
        })
        const reply = await asker.send(`${path}?${query}`, { method, ...bodyFor(method, fields) })
        expect(reply.status).toBeLessThan(500)
      }
      await server.settled()
    },
  )
})

describe('the page to go to', () => {
  const abroad = [
    'https://else.example/',
    '//else.example',
    '/..//else.example/phish',
    '/.//else.example',
    '/level/..//else.example',
    '/%2e%2e//else.example',
    '/.%2f%2felse.example',
    '%2f..%2f%2felse.example',
    '/\\else.example',
    '/\t/else.example',
    'level',
    '',
  ]

  it.each(abroad)('is a page of ours, not %j', async (callbackURL) => {
    const browser = aBrowser(await startApp())
    for (const name of ['callbackURL', 'errorCallbackURL', 'newUserCallbackURL']) {
      const query = new URLSearchParams({ state: 'x', [name]: callbackURL })
      const reply = await browser.get(`/api/auth/callback/google?${query}`)
      expect(reply.status).toBe(403)
      expect(reply.headers.get('location')).toBeNull()
    }
    const body = { provider: 'google', callbackURL }
    expect((await browser.post('/api/auth/sign-in/social', body)).status).toBe(403)
  })

  it('is no other page when a page of ours is named as well', async () => {
    const query = 'state=x&callbackURL=/level&callbackURL=/..//else.example'
    const reply = await aBrowser(await startApp()).get(`/api/auth/callback/google?${query}`)
    expect(reply.status).toBe(403)
  })

  it.each(['/', '/level', '/ml/login?next=%2Fcoach', '/profile#e-mail'])('may be %s', async (callbackURL) => {
    const social = { google: { clientId: 'our-id', clientSecret: 'our-secret' } }
    const browser = aBrowser(await startApp({ account: { secret, operators: [], social } }))
    const reply = await browser.post('/api/auth/sign-in/social', { provider: 'google', callbackURL })
    expect(reply.status).toBe(200)
  })
})

it('a body with endless nesting breaks nothing', async () => {
  const browser = aBrowser(await startApp())
  const nested = `${'['.repeat(8000)}${']'.repeat(8000)}`
  for (const { path, method } of listed.filter(({ method, by }) => method === 'POST' && by === 'anyone')) {
    const body = `{"provider":"google","code":"1","deep":${nested}}`
    const reply = await browser.send(path, { method, body, headers: { 'content-type': 'application/json' } })
    expect(reply.status, path).toBeLessThan(500)
  }
})

describe('with the ids of another learner', () => {
  /** All ids and names of the decoy that somebody might send instead of their own. */
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
      data: await (await decoy.get('/api/account/data')).json(),
    })
    return { server, learner, decoy, forged, everything }
  }

  it.each([...listed.filter(({ by }) => by !== 'anyone'), ...ours])(
    '$method $path neither shows nor changes anything of the other learner',
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

  it.each(unsafe)('$method $path is refused without an origin', async ({ path, method }) => {
    const { app } = await startApp()
    const headers = { cookie: 'better-auth.session_token=whatever' }
    expect((await app.request(path, { method, headers, ...bodyFor(method) })).status).toBe(403)
  })

  it('is accepted under another name of the same server, such as localhost', async () => {
    const { app } = await startApp({ publicUrl: 'http://127.0.0.1:3000' })
    const headers = {
      origin: 'http://localhost:3000',
      host: 'localhost:3000',
      'content-type': 'application/json',
    }
    const body = JSON.stringify({ email: anEmail(), password: aPassword })
    expect((await app.request('/api/auth/sign-up/email', { method: 'POST', headers, body })).status).toBe(200)
  })
})

it('returns our 404 for a path of better-auth that is not served', async () => {
  const { get, post } = aBrowser(await startApp())
  for (const path of [
    '',
    '/',
    '/error',
    '/update-session',
    // No page uses them.
    '/ok',
    '/list-accounts',
    '/link-social',
    '/unlink-account',
    '/revoke-sessions',
    '/update-user',
    '/reset-password/x',
    '/verify-password',
    '/refresh-token',
    '/get-access-token',
    '/account-info',
    '/delete-user/callback',
    '/constructor',
    '/email-otp/verify-email',
    '/verify-email',
    '//sign-in/email',
    '/sign-in/email/',
  ]) {
    for (const reply of [await get(`/api/auth${path}`), await post(`/api/auth${path}`)]) {
      expect(reply.status).toBe(404)
      expect(await reply.json()).toMatchObject({ code: 'not-found' })
    }
  }
})
