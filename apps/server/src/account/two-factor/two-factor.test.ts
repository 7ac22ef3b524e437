import { describe, expect, it } from 'vitest'
import { aBrowser, aLearner, aPostbox, codeOf, sessionOf } from '../../testing/learners.ts'
import { startApp } from '../../testing/start-app.ts'

const signIn = '/api/auth/sign-in/email'
const verify = '/api/auth/two-factor/verify-totp'

/** The code after the one that turned two-factor on. The first is used up, and this one is already valid. */
const nextCode = (totpURI: string) => codeOf(totpURI, Date.now() + 30_000)

async function aCarefulLearner() {
  const postbox = aPostbox()
  const server = await startApp({ mail: postbox.mail })
  const learner = await aLearner(server, { proven: true })
  const enabled = await learner.post('/api/auth/two-factor/enable', { password: learner.password })
  const { totpURI, backupCodes } = (await enabled.json()) as { totpURI: string; backupCodes: string[] }
  const confirmed = await learner.post(verify, { code: codeOf(totpURI) })
  expect(confirmed.status).toBe(200)
  return { ...postbox, server, learner, totpURI, backupCodes, browser: aBrowser(server) }
}

describe('two-factor', () => {
  it('asks for the password before it is set up, and names us to the app', async () => {
    const server = await startApp()
    const { email, password, post } = await aLearner(server, { proven: true })
    expect((await post('/api/auth/two-factor/enable', { password: 'wrong' })).status).toBe(401)
    const reply = (await (await post('/api/auth/two-factor/enable', { password })).json()) as {
      totpURI: string
    }
    const uri = new URL(reply.totpURI)
    expect(decodeURIComponent(uri.pathname)).toContain(email)
    expect(uri.searchParams.get('issuer')).toBe('Malayalam for All')
  })

  it('is needed after the password, which alone signs nobody in', async () => {
    const { learner, totpURI, browser } = await aCarefulLearner()
    const { email, password } = learner
    const reply = await browser.post(signIn, { email, password })
    expect(await reply.json()).toEqual({ twoFactorRedirect: true, twoFactorMethods: ['totp'] })
    expect(await sessionOf(browser)).toBeNull()

    const wrong = await browser.post(verify, { code: codeOf(totpURI, 0) })
    expect(wrong.status).toBe(401)
    expect(await wrong.json()).toMatchObject({
      code: 'wrong-credentials',
      message: 'That code is not right.',
    })
    expect(await sessionOf(browser)).toBeNull()

    expect((await browser.post(verify, { code: nextCode(totpURI) })).status).toBe(200)
    expect(await sessionOf(browser)).toMatchObject({ user: { email } })
  })

  it('is needed after a mailed code too', async () => {
    const { server, learner, totpURI, browser, lastTo } = await aCarefulLearner()
    const { email } = learner
    await browser.post('/api/auth/email-otp/send-verification-otp', { email })
    await server.settled()
    const otp = /^\d{6}$/m.exec(lastTo(email)?.text ?? '')?.[0]
    const reply = await browser.post('/api/auth/sign-in/email-otp', { email, otp })
    expect(await reply.json()).toMatchObject({ twoFactorRedirect: true })
    expect(await sessionOf(browser)).toBeNull()
    expect((await browser.post(verify, { code: nextCode(totpURI) })).status).toBe(200)
    expect(await sessionOf(browser)).toMatchObject({ user: { email } })
  })

  it('is needed after a mailed link too', async () => {
    const { server, learner, totpURI, browser, tokenTo } = await aCarefulLearner()
    const { email } = learner
    await browser.post('/api/auth/sign-in/magic-link', { email })
    await server.settled()
    const reply = await browser.post('/api/auth/magic-link/verify', { token: tokenTo(email) })
    expect(await reply.json()).toMatchObject({ twoFactorRedirect: true })
    expect(await sessionOf(browser)).toBeNull()
    expect((await browser.post(verify, { code: nextCode(totpURI) })).status).toBe(200)
    expect(await sessionOf(browser)).toMatchObject({ user: { email } })
  })

  it('accepts each recovery code once', async () => {
    const { server, learner, backupCodes, browser } = await aCarefulLearner()
    const { email, password } = learner
    const [code] = backupCodes
    await browser.post(signIn, { email, password })
    expect((await browser.post('/api/auth/two-factor/verify-backup-code', { code })).status).toBe(200)
    expect(await sessionOf(browser)).toMatchObject({ user: { email } })

    const other = aBrowser(server)
    await other.post(signIn, { email, password })
    const again = await other.post('/api/auth/two-factor/verify-backup-code', { code })
    expect(await again.json()).toMatchObject({ code: 'wrong-credentials' })
    expect(await sessionOf(other)).toBeNull()
  })

  it('stores the secret and the recovery codes so that only the server can read them', async () => {
    const { server, totpURI, backupCodes } = await aCarefulLearner()
    const rows = JSON.stringify(await server.db.selectFrom('auth.twoFactor').selectAll().execute())
    expect(rows).not.toContain(new URL(totpURI).searchParams.get('secret'))
    for (const code of backupCodes) expect(rows).not.toContain(code)
  })

  it('cannot be checked before a password', async () => {
    const { server, totpURI } = await aCarefulLearner()
    const reply = await aBrowser(server).post(verify, { code: codeOf(totpURI) })
    expect(reply.status).toBe(401)
    expect(await reply.json()).toMatchObject({ code: 'signed-out' })
  })

  it('accepts a code once, however many requests send it at the same moment', async () => {
    const { server, learner, totpURI } = await aCarefulLearner()
    const browsers = Array.from({ length: 4 }, () => aBrowser(server))
    for (const browser of browsers) await browser.post(signIn, learner)
    const code = nextCode(totpURI)
    const replies = await Promise.all(browsers.map((browser) => browser.post(verify, { code })))
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 401, 401, 401])
  })

  it('accepts no code older than the last one used', async () => {
    const { learner, totpURI, browser } = await aCarefulLearner()
    await browser.post(signIn, learner)
    for (const earlier of [0, -30_000]) {
      const reply = await browser.post(verify, { code: codeOf(totpURI, Date.now() + earlier) })
      expect(reply.status).toBe(401)
    }
    expect((await browser.post(verify, { code: nextCode(totpURI) })).status).toBe(200)
  })
})
