import { createHook } from 'node:async_hooks'
import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import { errorForLog } from '../../errors/error-for-log.ts'
import { aBrowser, aLearner, aNewLearner, anEmail, aPostbox, sessionOf } from '../../testing/learners.ts'
import { startApp } from '../../testing/start-app.ts'

const signIn = '/api/auth/sign-in/email'

describe('passwords', () => {
  /** How many scrypt computations were given to Node's worker threads meanwhile. */
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

  it('are hashed off the event loop, for an unknown e-mail as for a known one', async () => {
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

  it('are stored as scrypt hashes of a known cost, each with its own salt', async () => {
    const account = { secret: 'a secret for tests, of 32 characters', operators: [], social: {} }
    const server = await startApp({ account })
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
    ...(/(?:token|link)=([^&\s]+)/.exec(text)?.slice(1) ?? []),
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

it('logs nothing that a stranger sends, and no alarm for it', async () => {
  const lines: string[] = []
  const serializers = { err: errorForLog }
  const log = pino({ level: 'trace', serializers }, { write: (line: string) => void lines.push(line) })
  const account = {
    secret: 'a secret for tests, of 32 characters',
    operators: [],
    social: { google: { clientId: 'id', clientSecret: 'secret' } },
  }
  const { post, get } = aBrowser(await startApp({ log, account }))
  const callbackURL = 'https://else.example/?email=asha@example.org&token=hush'
  await post('/api/auth/sign-in/social', { provider: 'google', callbackURL })
  await get('/api/auth/callback/google?code=hush&state=hush')
  await post('/api/auth/mailed-link/confirm', { token: 'hush' })
  expect(lines.length).toBeGreaterThanOrEqual(3)
  expect(lines.join('')).not.toMatch(/hush|asha|else\.example/)
  expect(lines.filter((line) => JSON.parse(line).level >= 50)).toEqual([])
})

it('says to the second of two sign-ups at once that there is an account, and raises no alarm', async () => {
  const lines: string[] = []
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) })
  const server = await startApp({ log })
  const email = `at-once-${crypto.randomUUID()}@example.org`
  const replies = await Promise.all(
    Array.from({ length: 4 }, () =>
      aBrowser(server).post('/api/auth/sign-up/email', { email, password: 'a long enough password' }),
    ),
  )
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
  expect(lines.filter((line) => JSON.parse(line).level >= 40)).toEqual([])
})

it('signs up whether or not the mail can be sent, and reports a mail that cannot', async () => {
  const reported: unknown[] = []
  const failure = new Error('no mail server')
  const mail = { send: () => Promise.reject(failure) }
  const server = await startApp({ mail, report: (error) => reported.push(error) })
  expect(await sessionOf(await aNewLearner(server))).not.toBeNull()
  expect(reported).toEqual([failure])
})
