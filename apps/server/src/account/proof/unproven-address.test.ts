import { waitlistApi } from '@app/api'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import {
  aBrowser,
  aLearner,
  anEmail,
  aPassword,
  aPostbox,
  codeOf,
  sessionOf,
} from '../../testing/learners.ts'
import { startApp } from '../../testing/start-app.ts'

const auth = '/api/auth'
const newPassword = 'what its owner chose'
const signUp = `${auth}/sign-up/email`

/** A squatter signs up with an address; its owner then asks for a way to sign in. */
async function aSquattedAddress() {
  const postbox = aPostbox()
  const server = await startApp({ mail: postbox.mail })
  const [squatter, owner] = [aBrowser(server), aBrowser(server)]
  const email = anEmail()
  await squatter.post(signUp, { email, password: aPassword })
  await server.settled()

  /** The owner asks for a mail. Returns a function that uses it. */
  async function ask(way: 'reset' | 'link' | 'code') {
    const path = {
      reset: 'request-password-reset',
      link: 'sign-in/magic-link',
      code: 'email-otp/send-verification-otp',
    }[way]
    await owner.post(`${auth}/${path}`, { email })
    await server.settled()
    if (way === 'code') {
      const otp = postbox.sent.map(({ text }) => /^\d{6}$/m.exec(text)?.[0]).findLast((code) => code)
      return () => owner.post(`${auth}/sign-in/email-otp`, { email, otp })
    }
    const token = postbox.tokenTo(email)
    if (way === 'link') return () => owner.post(`${auth}/magic-link/verify`, { token })
    return async () => {
      await owner.post(`${auth}/reset-password`, { token, newPassword })
      return owner.post(`${auth}/sign-in/email`, { email, password: newPassword })
    }
  }
  return { ...postbox, server, squatter, owner, email, ask }
}

describe('a mail to the owner of an address', () => {
  it.each(['reset', 'link', 'code'] as const)(
    'takes the account (%s), however often the squatter changes its password meanwhile',
    async (way) => {
      const { squatter, owner, email, ask } = await aSquattedAddress()
      const use = await ask(way)
      const other = 'another long password'
      for (const [currentPassword, newPassword] of [
        [aPassword, other],
        [other, aPassword],
      ])
        expect(
          (await squatter.post(`${auth}/change-password`, { currentPassword, newPassword })).status,
        ).toBe(200)
      expect((await use()).status).toBe(200)
      expect(await sessionOf(owner)).toMatchObject({ user: { email, emailVerified: true } })
      expect(await sessionOf(squatter)).toBeNull()
    },
  )

  it.each(['link', 'code'] as const)(
    'takes the account (%s), although the squatter deletes it and signs up once more',
    async (way) => {
      const { server, squatter, owner, email, ask } = await aSquattedAddress()
      const use = await ask(way)
      await squatter.post(`${auth}/delete-user`, { password: aPassword })
      expect((await squatter.post(signUp, { email, password: aPassword })).status).toBe(200)
      await server.settled()
      expect((await use()).status).toBe(200)
      expect(await sessionOf(owner)).toMatchObject({ user: { email, emailVerified: true } })
      expect(await sessionOf(squatter)).toBeNull()
    },
  )
})

describe('the proof of an address', () => {
  it.each(['confirm', 'new-email'])(
    'ends every other session of the account, and copies of the present one (%s)',
    async (kind) => {
      const { server, squatter, email, tokenTo } = await aSquattedAddress()
      const newEmail = anEmail()
      if (kind === 'new-email') {
        await squatter.post(`${auth}/change-email`, { newEmail, password: aPassword })
        await server.settled()
      }
      const other = aBrowser(server)
      await other.post(`${auth}/sign-in/email`, { email, password: aPassword })
      const copy = aBrowser(server, { jar: new Map(squatter.jar) })
      expect(await sessionOf(copy)).not.toBeNull()
      const token = tokenTo(kind === 'confirm' ? email : newEmail)
      expect((await squatter.post(`${auth}/mailed-link/confirm`, { token })).status).toBe(200)
      expect(await sessionOf(squatter)).toMatchObject({ user: { emailVerified: true } })
      expect(await sessionOf(other)).toBeNull()
      expect(await sessionOf(copy)).toBeNull()
    },
  )

  it('by a link can be refused in a signed-in browser, whether the account is taken or removed', async () => {
    for (const act of ['take', 'remove']) {
      const { squatter, email, tokenTo } = await aSquattedAddress()
      expect((await squatter.post(`${auth}/mailed-link/${act}`, { token: tokenTo(email) })).status).toBe(200)
      const session = await sessionOf(squatter)
      if (act === 'take') expect(session).toMatchObject({ user: { email, emailVerified: true } })
      else expect(session).toBeNull()
    }
  })
})

describe('two-factor that is not on yet', () => {
  it.each(['disable', 'generate-backup-codes'])('is not turned on by the code of a %s', async (path) => {
    const server = await startApp()
    const learner = await aLearner(server, { proven: true })
    const enabled = await learner.post(`${auth}/two-factor/enable`, { password: aPassword })
    const { totpURI } = (await enabled.json()) as { totpURI: string }
    const reply = await learner.post(`${auth}/two-factor/${path}`, {
      password: aPassword,
      code: codeOf(totpURI),
    })
    expect(reply.status).toBe(409)
    expect((await sessionOf(learner))?.user.twoFactorEnabled).not.toBe(true)
  })
})

describe('the waitlist', () => {
  it.each(['take', 'remove'])('loses an address if its owner refuses the account (%s)', async (act) => {
    const { server, owner, email, tokenTo } = await aSquattedAddress()
    await owner.post(waitlistApi.join.path, { email })
    await server.settled()
    const token = tokenTo(email)
    const waiting = () =>
      server.db.selectFrom('waitlist').select('email').where('email', '=', email).execute()
    expect(await waiting()).toHaveLength(1)
    expect((await owner.post(`${auth}/mailed-link/${act}`, { token })).status).toBe(200)
    expect(await waiting()).toEqual([])
  })
})

describe('a mailed sign-in', () => {
  it('takes the account over when the library skipped a step', async () => {
    const { server, squatter, owner, email, ask } = await aSquattedAddress()
    const uses = [await ask('link'), await ask('link')]
    // The library leaves the cleaning to another request that is doing it, and waits only for a while.
    const statuses = (await Promise.all(uses.map((use) => use()))).map(({ status }) => status)
    expect(statuses).toContain(200)
    expect(await sessionOf(squatter)).toBeNull()
    expect(await sessionOf(owner)).toMatchObject({ user: { email, emailVerified: true } })
    expect(
      (await aBrowser(server).post(`${auth}/sign-in/email`, { email, password: aPassword })).status,
    ).toBe(401)
  })

  it('begins no session of an account that has got another address meanwhile', async () => {
    const { server, squatter, owner, email, ask, tokenTo } = await aSquattedAddress()
    const newEmail = anEmail()
    await squatter.post(`${auth}/change-email`, { newEmail, password: aPassword })
    await server.settled()
    const use = await ask('link')
    const token = tokenTo(newEmail)
    await Promise.all([use(), squatter.post(`${auth}/mailed-link/confirm`, { token })])
    const session = await sessionOf(owner)
    expect(session?.user.email ?? email).toBe(email)
  })
})

describe('a browser that is known to an account', () => {
  /** The account was made long ago. If it was made just now, its browser needs no mail. */
  async function anOldAccount() {
    const setting = await aSquattedAddress()
    const createdAt = new Date('2026-01-01')
    await setting.server.db
      .updateTable('auth.user')
      .set({ createdAt })
      .where('email', '=', setting.email)
      .execute()
    return setting
  }

  it('is new again once its owner has set a password', async () => {
    const { server, ask, sent, email } = await anOldAccount()
    const thief = aBrowser(server)
    await thief.post(`${auth}/sign-in/email`, { email, password: aPassword })
    await (await ask('reset'))()
    await thief.post(`${auth}/sign-in/email`, { email, password: newPassword })
    await server.settled()
    const notices = sent.filter(({ to, subject }) => to === email && subject === 'A new device logged in')
    // At the thief's first sign-in, at the owner's, and at the thief's second.
    expect(notices).toHaveLength(3)
  })

  it('stays known if the change was made in it', async () => {
    const { server, squatter, sent, email, tokenTo } = await anOldAccount()
    await squatter.post(`${auth}/mailed-link/confirm`, { token: tokenTo(email) })
    await squatter.post(`${auth}/sign-out`)
    await squatter.post(`${auth}/sign-in/email`, { email, password: aPassword })
    await server.settled()
    expect(sent.map(({ subject }) => subject)).not.toContain('A new device logged in')
  })
})

describe('a second sign-in in one browser', () => {
  it('ends the earlier session, even while it waits for the second factor', async () => {
    const server = await startApp()
    const careful = await aLearner(server, { proven: true })
    const enabled = await careful.post(`${auth}/two-factor/enable`, { password: aPassword })
    const { totpURI } = (await enabled.json()) as { totpURI: string }
    await careful.post(`${auth}/two-factor/verify-totp`, { code: codeOf(totpURI) })
    const other = await aLearner(server)
    await other.post(`${auth}/sign-in/email`, careful)
    const code = codeOf(totpURI, Date.now() + 30_000)
    expect((await other.post(`${auth}/two-factor/verify-totp`, { code })).status).toBe(200)
    const left = await server.db
      .selectFrom('auth.session')
      .select('token')
      .where('userId', '=', other.id)
      .execute()
    expect(left).toEqual([])
  })
})

it('an account has one second factor, and a late request to set one up does not change it', async () => {
  const server = await startApp()
  const learner = await aLearner(server, { proven: true })
  const enabled = await learner.post(`${auth}/two-factor/enable`, { password: aPassword })
  const { totpURI } = (await enabled.json()) as { totpURI: string }
  await learner.post(`${auth}/two-factor/verify-totp`, { code: codeOf(totpURI) })
  const factor = () =>
    server.db
      .selectFrom('auth.twoFactor')
      .select(['secret', 'verified'])
      .where('userId', '=', learner.id)
      .execute()
  const before = await factor()
  await server.db.updateTable('auth.twoFactor').set({ secret: 'another', verified: false }).execute()
  await expect(
    sql`insert into auth."twoFactor" (secret, "backupCodes", "userId") values ('another', '', ${learner.id})`.execute(
      server.db,
    ),
  ).rejects.toMatchObject({ code: '23505' })
  expect(await factor()).toEqual(before)
})
