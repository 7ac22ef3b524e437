import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { aBrowser, aLearner, aPostbox, codeOf, sessionOf } from '../../testing/learners.ts'
import { cheap, startApp } from '../../testing/start-app.ts'
import { encryptAnew } from '../two-factor/encrypt-anew.ts'
import { signedAnew } from './sign-anew.ts'

const former = 'a secret for tests, of 32 characters'
const secret = 'another secret for tests, quite as long'
const settings = { operators: [], social: {}, hashCost: cheap }
const signed = (by: string, value: string) =>
  encodeURIComponent(`${value}.${createHmac('sha256', by).update(value).digest('base64')}`)

describe('a secret that is replaced', () => {
  it('signs the cookies of the former one anew, and no others', () => {
    const mine = `better-auth.session_token=${signed(former, 'token')}`
    expect(signedAnew(`a=1; ${mine}`, { secret, formerSecret: former })).toBe(
      `a=1; better-auth.session_token=${signed(secret, 'token')}`,
    )
    for (const cookie of [
      `better-auth.session_token=${signed('a third secret, as long as the others', 'token')}`,
      `better-auth.session_token=${signed(secret, 'token')}`,
      `better-auth.session_token=%E0%A4%A`,
      `other=${signed(former, 'token')}`,
    ])
      expect(signedAnew(cookie, { secret, formerSecret: former })).toBe(cookie)
  })

  it('leaves everybody signed in, tells nobody of a new device, and leaves authenticator apps as they are', async () => {
    const postbox = aPostbox()
    const before = await startApp({ mail: postbox.mail, account: { secret: former, ...settings } })
    const learner = await aLearner(before, { proven: true })
    const { password, email } = learner
    const enabled = await learner.post('/api/auth/two-factor/enable', { password })
    const { totpURI, backupCodes } = (await enabled.json()) as { totpURI: string; backupCodes: string[] }
    await learner.post('/api/auth/two-factor/verify-totp', { code: codeOf(totpURI) })
    await before.settled()

    const account = { secret, formerSecret: former, ...settings }
    const now = await startApp({ mail: postbox.mail, account })
    const mails = postbox.sent.length
    const here = aBrowser(now, { jar: learner.jar })
    expect((await here.get('/api/profile')).status).toBe(200)
    expect(await sessionOf(here)).toMatchObject({ user: { email } })
    const again = aBrowser(now, { jar: learner.jar })
    expect((await again.post('/api/auth/sign-in/email', { email, password })).status).toBe(200)
    const code = codeOf(totpURI, Date.now() + 30_000)
    expect((await again.post('/api/auth/two-factor/verify-totp', { code })).status).toBe(200)
    await now.settled()
    expect(postbox.sent.slice(mails)).toEqual([])

    expect(await encryptAnew(now.db, account)).toBeGreaterThan(0)
    expect(await encryptAnew(now.db, account)).toBe(0)
    const after = await startApp({ mail: postbox.mail, account: { secret, ...settings } })
    const elsewhere = aBrowser(after)
    expect((await elsewhere.post('/api/auth/sign-in/email', { email, password })).status).toBe(200)
    const used = await elsewhere.post('/api/auth/two-factor/verify-backup-code', { code: backupCodes[0] })
    expect(used.status).toBe(200)
    // What only the former secret signed is nothing now.
    const old = aBrowser(after, {
      jar: new Map([['better-auth.session_token', signed(former, 'token')]]),
    })
    expect((await old.get('/api/profile')).status).toBe(401)
  })
})
