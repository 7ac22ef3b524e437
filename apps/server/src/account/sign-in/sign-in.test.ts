import { describe, expect, it } from 'vitest'
import {
  aBrowser,
  aLearner,
  aNewLearner,
  anEmail,
  aPassword,
  aPostbox,
  sessionOf,
} from '../../testing/learners.ts'
import { startApp } from '../../testing/start-app.ts'

const signIn = '/api/auth/sign-in/email'
const signUp = '/api/auth/sign-up/email'

describe('signing up', () => {
  it('signs in at once, with a cookie that scripts and other sites cannot use', async () => {
    const server = await startApp()
    const browser = aBrowser(server)
    const email = anEmail()
    const reply = await browser.post(signUp, { email, password: aPassword })
    expect(reply.status).toBe(200)
    expect(reply.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^better-auth\.session_token=.*; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
      ),
      expect.stringMatching(
        /^known_here=[\w-]{22}; Max-Age=34560000; Path=\/api\/auth; HttpOnly; SameSite=Lax$/,
      ),
    ])
    expect(await sessionOf(browser)).toMatchObject({ user: { email, emailVerified: false } })
  })

  it('mails a link to the page that confirms the e-mail', async () => {
    const { mail, linkTo, tokenTo } = aPostbox()
    const server = await startApp({ mail })
    const learner = await aNewLearner(server)
    expect(linkTo(learner.email)).toBe(`/confirm-email?token=${tokenTo(learner.email)}`)
  })

  it('stores an e-mail in small letters, so that one address is one account', async () => {
    const server = await startApp()
    const { email } = await aLearner(server)
    const reply = await aBrowser(server).post(signUp, {
      email: ` ${email.toUpperCase()} `,
      password: aPassword,
    })
    expect(reply.status).toBe(409)
    expect(await reply.json()).toMatchObject({ code: 'conflict', message: expect.stringMatching(/already/) })
  })

  it('makes one account from ten sign-ups at the same moment', async () => {
    const server = await startApp()
    const email = anEmail()
    const browsers = Array.from({ length: 10 }, () => aBrowser(server))
    const replies = await Promise.all(
      browsers.map(({ post }) => post(signUp, { email, password: aPassword })),
    )
    expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)])
  })

  it.each([
    { body: { email: 'nobody', password: aPassword }, message: 'This does not look like an e-mail address.' },
    {
      body: { email: 'a@b.example\nc@d.example', password: aPassword },
      message: 'This does not look like an e-mail address.',
    },
    {
      body: { email: `${'a'.repeat(250)}@b.example`, password: aPassword },
      message: 'This is too long for an e-mail address.',
    },
    { body: { password: aPassword }, message: 'The body must have "email".' },
    {
      body: { email: 'a@b.example', password: '1234567' },
      message: 'A password needs at least 8 characters.',
    },
    {
      body: { email: 'a@b.example', password: 'x'.repeat(129) },
      message: 'A password has at most 128 characters.',
    },
    { body: { email: 'a@b.example', password: '' }, message: 'Please enter your password.' },
    { body: { email: 'a@b.example', password: aPassword, name: 'x'.repeat(81) }, message: /at most 80/ },
  ])('refuses $body in one sentence', async ({ body, message }) => {
    const reply = await aBrowser(await startApp()).post(signUp, body)
    expect(reply.status).toBe(400)
    const refusal = (await reply.json()) as object
    expect(Object.keys(refusal).sort()).toEqual(['code', 'id', 'message'])
    expect(refusal).toMatchObject({ code: 'invalid', message: expect.stringMatching(message) })
  })
})

describe('signing in', () => {
  it('accepts the password, and begins a new session', async () => {
    const server = await startApp()
    const { email, password, ...first } = await aLearner(server)
    const second = aBrowser(server)
    expect((await second.post(signIn, { email, password })).status).toBe(200)
    const tokens = [await sessionOf(first), await sessionOf(second)].map((found) => found?.session.token)
    expect(new Set(tokens).size).toBe(2)
  })

  it('ends the earlier session of the browser: its cookie opens nothing any more', async () => {
    const server = await startApp()
    const { email, password, jar, post } = await aLearner(server)
    const before = aBrowser(server, { jar: new Map(jar) })
    expect((await post(signIn, { email, password })).status).toBe(200)
    expect(await sessionOf({ get: before.get })).toBeNull()
  })

  it('refuses a wrong password and an unknown e-mail in the same words', async () => {
    const server = await startApp()
    const { email } = await aLearner(server)
    const browser = aBrowser(server)
    const refusals = [email, anEmail()].map(async (to) => {
      const reply = await browser.post(signIn, { email: to, password: 'not the password' })
      const { id: _, ...refusal } = (await reply.json()) as { id: string }
      return { status: reply.status, refusal, cookies: reply.headers.getSetCookie() }
    })
    const [known, unknown] = await Promise.all(refusals)
    expect(known).toEqual({
      status: 401,
      refusal: { code: 'wrong-credentials', message: 'The e-mail or the password is not right.' },
      cookies: [],
    })
    expect(unknown).toEqual(known)
  })

  it('refuses in Malayalam on a Malayalam page', async () => {
    const { post } = aBrowser(await startApp())
    const reply = await post(signIn, { email: anEmail(), password: 'wrong' }, { 'x-language': 'ml' })
    expect(await reply.json()).toMatchObject({ message: 'ഇമെയിലോ പാസ്‌വേഡോ ശരിയല്ല.' })
  })

  it('keeps a session only for this visit if it is not to be remembered', async () => {
    const server = await startApp()
    const { email, password } = await aLearner(server)
    const reply = await aBrowser(server).post(signIn, { email, password, rememberMe: false })
    expect(reply.headers.getSetCookie().find((line) => line.includes('session_token'))).not.toMatch(/Max-Age/)
  })

  it('sends cookies only over https if the public address has https', async () => {
    const server = await startApp({ publicUrl: 'https://learn.example' })
    const browser = aBrowser(server)
    const headers = { origin: 'https://learn.example' }
    const reply = await browser.post(signUp, { email: anEmail(), password: aPassword }, headers)
    expect(reply.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^__Secure-better-auth\.session_token=.*; HttpOnly; Secure; SameSite=Lax$/),
      expect.stringMatching(/^known_here=.*; HttpOnly; Secure; SameSite=Lax$/),
    ])
    expect((await browser.get('/api/profile')).status).toBe(200)
  })
})

describe('signing out', () => {
  it('ends the session, not just the cookie', async () => {
    const server = await startApp()
    const { jar, post } = await aLearner(server)
    const copied = aBrowser(server, { jar: new Map(jar) })
    expect((await post('/api/auth/sign-out')).status).toBe(200)
    expect([...jar.keys()]).toEqual(['known_here'])
    expect((await copied.get('/api/profile')).status).toBe(401)
    expect(await sessionOf(copied)).toBeNull()
  })
})
