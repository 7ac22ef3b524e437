import { describe, expect, it } from 'vitest'
import { aBrowser, aLearner, anEmail, aPostbox } from '../../testing/learners.ts'
import { startApp } from '../../testing/start-app.ts'

const signIn = '/api/auth/sign-in/email'

describe('limits', () => {
  const guess = (browser: ReturnType<typeof aBrowser>, email: string) =>
    browser.post(signIn, { email, password: 'a wrong guess' })

  it('stop somebody who guesses a password, on all servers of one database together, with any headers', async () => {
    const first = await startApp({ proxies: 1 })
    const second = await startApp({ proxies: 1 })
    const email = anEmail()
    const codes: number[] = []
    for (let n = 0; n < 12; n += 1) {
      const { app } = n % 2 ? first : second
      const headers = {
        origin: 'http://localhost',
        'content-type': 'application/json',
        // The right address is ours; the client made up the rest.
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

  it('name the time to come back', async () => {
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

  it('keep one address from filling a mailbox, and let the owner of the mailbox ask for mails', async () => {
    const { mail, sent } = aPostbox()
    const server = await startApp({ mail })
    const { email } = await aLearner(server)
    await server.settled()
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

  it('allow few guesses at mailed codes from all networks together, and leave the link open', async () => {
    const { mail, sent, tokenTo } = aPostbox()
    const server = await startApp({ mail })
    const { email } = await aLearner(server)
    const ask = (path: string) => aBrowser(server).post(`/api/auth/${path}`, { email })
    const enter = (otp: string) => aBrowser(server).post('/api/auth/sign-in/email-otp', { email, otp })
    const lastCode = () => sent.map(({ text }) => /^\d{6}$/m.exec(text)?.[0]).findLast((code) => code) ?? ''
    for (let network = 0; network < 20; network += 1) {
      if (network % 3 === 0) await ask('email-otp/send-verification-otp')
      await server.settled()
      await enter(lastCode() === '000000' ? '000001' : '000000')
    }
    await ask('email-otp/send-verification-otp')
    await server.settled()
    expect((await enter(lastCode())).status).toBe(429)
    await ask('sign-in/magic-link')
    await server.settled()
    const entered = await aBrowser(server).post('/api/auth/magic-link/verify', { token: tokenTo(email) })
    expect(entered.status).toBe(200)
  })

  it.each(['email-otp/send-verification-otp', 'sign-in/magic-link', 'request-password-reset'])(
    'keep all networks together from filling a mailbox by %s',
    async (path) => {
      const { mail, sent } = aPostbox()
      const server = await startApp({ mail })
      const { email } = await aLearner(server)
      await server.settled()
      // That a device is new was one mail. Links that set a password are counted alone.
      const many = path === 'request-password-reset' ? 11 : 10
      expect(sent).toHaveLength(1)
      for (let network = 0; network < 25; network += 1)
        await aBrowser(server).post(`/api/auth/${path}`, { email })
      await server.settled()
      expect(sent).toHaveLength(many)
    },
  )
})
