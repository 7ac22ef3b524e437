import { sql } from 'kysely'
import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import type { SecurityEvent } from '../errors/security-event.ts'
import { aBrowser, aLearner, aNewLearner, anEmail, aPassword, aPostbox } from '../testing/learners.ts'
import { cheap, startApp } from '../testing/start-app.ts'
import { securityEvent, securityHash } from './log-security-event.ts'

type Line = Record<string, unknown> & { event: SecurityEvent }

const secret = 'a secret for tests, of 32 characters'
const signIn = '/api/auth/sign-in/email'
const address = '2001:db8:77:1::5'

/** The whole server, with a log that the test reads, and the counts of the metric. */
async function start({ operators = [] as string[] } = {}) {
  const lines: string[] = []
  const counted: SecurityEvent[] = []
  const postbox = aPostbox()
  const server = await startApp({
    log: pino({ level: 'info' }, { write: (line: string) => void lines.push(line) }),
    countSecurity: (event) => counted.push(event),
    mail: postbox.mail,
    account: { secret, operators, social: {}, hashCost: cheap },
  })
  const logged = () => lines.map((line) => JSON.parse(line) as Line).filter(({ msg }) => msg === 'security')
  /** Forgets what was logged before the test. */
  const clear = () => {
    lines.length = 0
    counted.length = 0
  }
  return { server, postbox, counted, logged, clear, text: () => lines.join('') }
}

describe('the log of what happens to accounts', () => {
  it('has a failed sign-in, with the id of the request and hashes of e-mail and network', async () => {
    const { server, logged, counted, clear } = await start()
    const { email } = await aLearner(server)
    clear()
    const reply = await aBrowser(server, { address }).post(signIn, { email, password: 'a wrong guess' })
    expect(logged()).toMatchObject([
      {
        event: 'sign-in-failed',
        id: reply.headers.get('x-request-id'),
        route: signIn,
        account: securityHash(email, secret),
        network: securityHash('2001:db8:77:1::/64', secret),
      },
    ])
    expect(counted).toEqual(['sign-in-failed'])
  })

  it('has a failed sign-in for an e-mail without an account', async () => {
    const { server, logged } = await start()
    const email = anEmail()
    await aBrowser(server).post(signIn, { email: email.toUpperCase(), password: 'a wrong guess' })
    expect(logged()).toMatchObject([{ event: 'sign-in-failed', account: securityHash(email, secret) }])
  })

  it('has nothing about a sign-in that succeeds, nor about a visit', async () => {
    const { server, logged, counted, clear } = await start()
    const { get } = await aLearner(server)
    clear()
    await get('/api/profile')
    await aBrowser(server).get('/api/profile')
    expect(logged()).toEqual([])
    expect(counted).toEqual([])
  })

  it('has wrong codes, wrong passwords and invalid links', async () => {
    const { server, logged, clear } = await start()
    const { post, email } = await aLearner(server)
    clear()
    await aBrowser(server).post('/api/auth/email-otp/send-verification-otp', { email })
    await server.settled()
    await aBrowser(server).post('/api/auth/sign-in/email-otp', { email, otp: '000000' })
    await post('/api/auth/delete-user', { password: 'a wrong guess' })
    await aBrowser(server).post('/api/auth/magic-link/verify', { token: 'hush' })
    await post('/api/auth/mailed-link/confirm', { token: 'hush' })
    await post('/api/auth/reset-password', { token: 'hush', newPassword: 'a wholly new one' })
    expect(logged().map(({ event, route }) => [event, route])).toEqual([
      ['wrong-code', '/api/auth/sign-in/email-otp'],
      ['wrong-password', '/api/auth/delete-user'],
      ['bad-link', '/api/auth/magic-link/verify'],
      ['bad-link', '/api/auth/mailed-link/confirm'],
      ['bad-link', '/api/auth/reset-password'],
    ])
    expect(logged()[1]?.account).toBe(securityHash(email, secret))
  })

  it('has what is forbidden, and what is over a limit', async () => {
    const { server, logged, counted, clear } = await start()
    const { post, email } = await aLearner(server)
    clear()
    await post('/api/waitlist', { email: 'asha@example.org' }, { origin: 'https://else.example' })
    await post('/api/auth/admin/ban-user', { userId: crypto.randomUUID() })
    const guesser = aBrowser(server, { address })
    for (let time = 0; time < 11; time++)
      await guesser.post(signIn, { email: 'x@example.org', password: 'x' })
    expect(logged().map(({ event }) => event)).toEqual([
      'forbidden',
      'forbidden',
      ...Array.from({ length: 10 }, () => 'sign-in-failed'),
      'too-many',
    ])
    expect(logged()[1]).toMatchObject({
      route: '/api/auth/admin/ban-user',
      account: securityHash(email, secret),
    })
    expect(counted).toEqual(logged().map(({ event }) => event))
  })

  it('has each act of an operator, and the account that it changed', async () => {
    const email = anEmail()
    const { server, logged, clear } = await start({ operators: [email] })
    const operator = await aLearner(server, { email })
    await sql`update auth."user" set "emailVerified" = true where id = ${operator.id}`.execute(server.db)
    await sql`update auth."user" set "twoFactorEnabled" = true where id = ${operator.id}`.execute(server.db)
    const { id } = await aLearner(server)
    clear()
    await operator.get('/api/auth/admin/list-users')
    await operator.post('/api/auth/admin/ban-user', { userId: id, banReason: 'a private reason' })
    expect(logged()).toMatchObject([
      { event: 'operator-act', act: '/admin/list-users', account: securityHash(email, secret) },
      { event: 'operator-act', act: '/admin/ban-user', target: securityHash(id, secret) },
    ])
  })

  it('names nobody: no e-mail, no address, no password, no token, no code', async () => {
    const { server, postbox, text } = await start()
    const { post, email } = await aNewLearner(server)
    const from = aBrowser(server, { address: '203.0.113.77' })
    for (const path of ['request-password-reset', 'sign-in/magic-link', 'email-otp/send-verification-otp'])
      await from.post(`/api/auth/${path}`, { email })
    await server.settled()
    const secrets = postbox.sent.flatMap(({ text }) => [
      ...(/(?:token|link)=([^&\s]+)/.exec(text)?.slice(1) ?? []),
      ...(/^\d{6}$/m.exec(text) ?? []),
    ])
    expect(secrets.length).toBeGreaterThanOrEqual(4)
    await from.post(signIn, { email, password: 'a wrong guess' })
    for (const otp of [...secrets.filter((one) => /^\d{6}$/.test(one)).map(() => '000000')])
      await from.post('/api/auth/sign-in/email-otp', { email, otp })
    await from.get('/api/auth/magic-link/verify?token=a-token-of-nobody')
    await post('/api/auth/delete-user', { password: 'another wrong guess' })
    expect(text()).toContain('"event":"wrong-code"')
    const hidden = [email, email.split('@')[0] ?? '', '203.0.113', 'wrong guess', 'a-token-of-nobody']
    for (const word of [...hidden, aPassword, '000000', ...secrets]) expect(text()).not.toContain(word)
  })

  it('writes a hundred lines of a kind in a minute, says so in the last, and counts all', () => {
    const lines: string[] = []
    const counted: SecurityEvent[] = []
    let now = new Date('2026-01-01T00:00:00Z')
    const outside = {
      log: pino({ level: 'info' }, { write: (line: string) => void lines.push(line) }),
      account: { secret, operators: [], social: {}, hashCost: cheap },
      now: () => now,
      countSecurity: (event: SecurityEvent) => counted.push(event),
    }
    for (let time = 0; time < 150; time++) securityEvent(outside, 'too-many', { address })
    expect(lines).toHaveLength(100)
    expect(lines.map((line) => line.includes('in the metric only'))).toEqual([
      ...Array.from({ length: 99 }, () => false),
      true,
    ])
    securityEvent(outside, 'forbidden', { address })
    now = new Date('2026-01-01T00:01:00Z')
    securityEvent(outside, 'too-many', { address })
    expect(lines).toHaveLength(102)
    expect(counted).toHaveLength(152)
  })
})

it('hashes one e-mail alike while the secret stays, and differently under another secret', () => {
  expect(securityHash('asha@example.org', secret)).toBe(securityHash('asha@example.org', secret))
  expect(securityHash('asha@example.org', secret)).not.toBe(securityHash('asha@example.org', `${secret}!`))
  expect(securityHash('asha@example.org', secret)).toMatch(/^[\w-]{16}$/)
})
