import { describe, expect, it } from 'vitest'
import { aBrowser, aLearner, aPassword, aPostbox, codeOf, sessionOf } from '../../testing/learners.ts'
import { startApp } from '../../testing/start-app.ts'

const auth = '/api/auth'
const newPassword = 'quite another password'

async function aLearnerWithPost() {
  const postbox = aPostbox()
  const server = await startApp({ mail: postbox.mail })
  const learner = await aLearner(server, { proven: true })
  await server.settled()
  postbox.sent.length = 0
  async function subjects() {
    await server.settled()
    return postbox.sent.filter(({ to }) => to === learner.email).map(({ subject }) => subject)
  }
  async function turnOn() {
    const enabled = await learner.post(`${auth}/two-factor/enable`, { password: aPassword })
    const { totpURI, backupCodes } = (await enabled.json()) as { totpURI: string; backupCodes: string[] }
    await learner.post(`${auth}/two-factor/verify-totp`, { code: codeOf(totpURI) })
    return { totpURI, backupCodes }
  }
  return { ...postbox, server, learner, subjects, turnOn }
}

describe('the mails to the owner of an account', () => {
  it('report a change of the password, which ends every other session', async () => {
    const { server, learner, subjects } = await aLearnerWithPost()
    const other = aBrowser(server, { jar: new Map() })
    await other.post(`${auth}/sign-in/email`, learner)
    await learner.post(`${auth}/change-password`, { currentPassword: aPassword, newPassword })
    expect(await sessionOf(other)).toBeNull()
    expect(await sessionOf(learner)).not.toBeNull()
    expect(await subjects()).toContain('Your password was changed')
  })

  it('report a reset of the password', async () => {
    const { server, learner, subjects, tokenTo } = await aLearnerWithPost()
    const browser = aBrowser(server)
    await browser.post(`${auth}/request-password-reset`, { email: learner.email })
    await server.settled()
    await browser.post(`${auth}/reset-password`, { token: tokenTo(learner.email), newPassword })
    expect(await subjects()).toEqual(['Set a new password', 'Your password was changed'])
  })

  it('report the second factor turned on and off, and each recovery code used or replaced', async () => {
    const { server, learner, subjects, turnOn } = await aLearnerWithPost()
    const { totpURI, backupCodes } = await turnOn()
    expect(await subjects()).toEqual(['Two-step sign-in is on'])
    const anew = { password: aPassword, code: codeOf(totpURI, Date.now() + 30_000) }
    const made = await learner.post(`${auth}/two-factor/generate-backup-codes`, anew)
    const { backupCodes: newCodes } = (await made.json()) as { backupCodes: string[] }
    expect(await subjects()).toContain('You have new recovery codes')

    const elsewhere = aBrowser(server)
    await elsewhere.post(`${auth}/sign-in/email`, learner)
    const old = await elsewhere.post(`${auth}/two-factor/verify-backup-code`, { code: backupCodes[0] })
    expect(old.status).toBe(401)
    await elsewhere.post(`${auth}/two-factor/verify-backup-code`, { code: newCodes[0] })
    expect(await subjects()).toEqual(
      expect.arrayContaining(['A recovery code was used', 'A new device logged in']),
    )
    const off = await learner.post(`${auth}/two-factor/disable`, { password: aPassword, code: newCodes[1] })
    expect(off.status).toBe(200)
    expect(await subjects()).toContain('Two-step sign-in is off')
  })

  it('report a sign-in on a new device once, and name the device', async () => {
    const { server, learner, subjects, lastTo } = await aLearnerWithPost()
    const phone = aBrowser(server)
    const agent = { 'user-agent': 'Mozilla/5.0 (Android 14; Mobile; rv:131.0) Gecko/131.0 Firefox/131.0' }
    await phone.post(`${auth}/sign-in/email`, learner, agent)
    expect(await subjects()).toEqual(['A new device logged in'])
    expect(lastTo(learner.email)?.text).toContain('Firefox, Android')
    await phone.post(`${auth}/sign-out`)
    await phone.post(`${auth}/sign-in/email`, learner, agent)
    expect(await subjects()).toHaveLength(1)
    // For another learner the same device is new, so they get a mail too.
    const sister = await aLearner(server)
    await phone.post(`${auth}/sign-in/email`, sister, agent)
    await server.settled()
    expect(lastTo(sister.email)?.subject).toBe('A new device logged in')
  })

  it('report the deletion of the account', async () => {
    const { learner, subjects } = await aLearnerWithPost()
    await learner.post(`${auth}/delete-user`, { password: aPassword })
    expect(await subjects()).toEqual(['Your account is deleted'])
  })

  it('report nothing at sign-up: the confirmation mail is enough', async () => {
    const postbox = aPostbox()
    const server = await startApp({ mail: postbox.mail })
    const email = 'newcomer@example.org'
    await aBrowser(server).post(`${auth}/sign-up/email`, { email, password: aPassword })
    await server.settled()
    expect(postbox.sent.map(({ subject }) => subject)).toEqual(['Confirm your e-mail'])
  })
})

describe('turning the second factor off', () => {
  it.each(['disable', 'generate-backup-codes'])(
    'or making new recovery codes (%s) needs the password and a code',
    async (what) => {
      const { learner, turnOn } = await aLearnerWithPost()
      const { totpURI, backupCodes } = await turnOn()
      const act = (body: object) => learner.post(`${auth}/two-factor/${what}`, body)
      const code = codeOf(totpURI, Date.now() + 30_000)
      expect((await act({ password: aPassword })).status).toBe(400)
      expect((await act({ password: aPassword, code: '000000' })).status).toBe(401)
      expect((await act({ password: aPassword, code: 'none-of-them' })).status).toBe(401)
      expect((await act({ password: 'not the password', code: backupCodes[0] })).status).toBe(401)
      expect(await sessionOf(learner)).toMatchObject({ user: { twoFactorEnabled: true } })
      expect((await act({ password: aPassword, code })).status).toBe(200)
    },
  )

  it('on ends the sessions that were begun without it', async () => {
    const { server, learner, turnOn } = await aLearnerWithPost()
    const old = aBrowser(server)
    await old.post(`${auth}/sign-in/email`, learner)
    await turnOn()
    expect(await sessionOf(old)).toBeNull()
    expect(await sessionOf(learner)).not.toBeNull()
  })
})

describe('a new password', () => {
  it('makes every other mailed link and code invalid', async () => {
    const { server, learner, sent, tokenTo } = await aLearnerWithPost()
    const { email } = learner
    const browser = aBrowser(server)
    const mailed = async (path: string) => {
      await browser.post(`${auth}/${path}`, { email })
      await server.settled()
    }
    await mailed('request-password-reset')
    const first = tokenTo(email)
    await mailed('request-password-reset')
    const second = tokenTo(email)
    await mailed('sign-in/magic-link')
    const link = tokenTo(email)
    await mailed('email-otp/send-verification-otp')
    const otp = sent.map(({ text }) => /^\d{6}$/m.exec(text)?.[0]).findLast((code) => code)
    expect((await browser.post(`${auth}/reset-password`, { token: first, newPassword })).status).toBe(200)
    const later = await browser.post(`${auth}/reset-password`, {
      token: second,
      newPassword: 'a third one, long',
    })
    expect(later.status).toBe(400)
    expect((await browser.post(`${auth}/magic-link/verify`, { token: link })).status).toBe(400)
    expect((await browser.post(`${auth}/sign-in/email-otp`, { email, otp })).status).not.toBe(200)
  })
})
