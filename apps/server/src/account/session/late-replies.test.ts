import { randomBytes, scryptSync } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { aBrowser, aLearner, aPassword, aPostbox, codeOf, sessionOf } from '../../testing/learners.ts'
import { startApp } from '../../testing/start-app.ts'

const auth = '/api/auth'
const newPassword = 'what its owner chose'

/** More than a third of a second of one core: long enough for the owner to act during the check. */
const slow = { N: 2 ** 15, r: 8, p: 5 }

/** The learners' password, hashed at a cost that takes long to check. */
const slowHash = (() => {
  const salt = randomBytes(16)
  const key = scryptSync(aPassword, salt, 32, { ...slow, maxmem: 64 * 1024 * 1024 })
  return ['scrypt', slow.N, slow.r, slow.p, salt.toString('base64url'), key.toString('base64url')].join('$')
})()

/**
 * An account with a password that takes long to check. `owner` is another browser, of the person who reads
 * the mail to its address.
 */
async function aSlowAccount({ proven = false } = {}) {
  const postbox = aPostbox()
  const server = await startApp({ mail: postbox.mail })
  const learner = await aLearner(server, { proven })
  const makeSlow = () =>
    server.db
      .updateTable('auth.account')
      .set({ password: slowHash })
      .where('userId', '=', learner.id)
      .execute()
  const owner = aBrowser(server)
  const { email } = learner
  const mailed = async (path: string) => {
    await owner.post(`${auth}/${path}`, { email })
    await server.settled()
  }
  const ways = {
    link: async () => {
      await mailed('sign-in/magic-link')
      return owner.post(`${auth}/magic-link/verify`, { token: postbox.tokenTo(email) })
    },
    code: async () => {
      await mailed('email-otp/send-verification-otp')
      const otp = postbox.sent.map(({ text }) => /^\d{6}$/m.exec(text)?.[0]).findLast((code) => code)
      return owner.post(`${auth}/sign-in/email-otp`, { email, otp })
    },
    reset: async () => {
      await mailed('request-password-reset')
      await owner.post(`${auth}/reset-password`, { token: postbox.tokenTo(email), newPassword })
      return owner.post(`${auth}/sign-in/email`, { email, password: newPassword })
    },
  }
  /** Begins a request, and waits until its check of the password has begun. */
  async function begin(browser: ReturnType<typeof aBrowser>, path: string, body: object) {
    const reply = browser.post(`${auth}/${path}`, body)
    await sleep(120)
    return { reply }
  }
  const sessions = () =>
    server.db.selectFrom('auth.session').select('token').where('userId', '=', learner.id).execute()
  const hash = async () =>
    (
      await server.db
        .selectFrom('auth.account')
        .select('password')
        .where('userId', '=', learner.id)
        .executeTakeFirst()
    )?.password
  return { ...postbox, server, learner, owner, ways, makeSlow, begin, sessions, hash }
}

const everyWay = ['link', 'code', 'reset'] as const

describe('a request with the old password that ends after the owner has got in', () => {
  it.each(everyWay)('signs nobody in, when the owner came by a %s', async (way) => {
    const { server, learner, owner, ways, makeSlow, begin, sessions } = await aSlowAccount()
    await makeSlow()
    const squatter = aBrowser(server)
    const { reply } = await begin(squatter, 'sign-in/email', learner)
    expect((await ways[way]()).status).toBe(200)
    const { status } = await reply
    expect(status).toBe(401)
    expect(await sessionOf(squatter)).toBeNull()
    expect(await sessionOf(owner)).toMatchObject({ user: { email: learner.email, emailVerified: true } })
    expect(await sessions()).toHaveLength(1)
  })

  it.each(everyWay)('changes no password, when the owner came by a %s', async (way) => {
    const { learner, owner, ways, makeSlow, begin, hash, sessions } = await aSlowAccount()
    await makeSlow()
    const change = { currentPassword: aPassword, newPassword: 'what a thief chose' }
    const { reply } = await begin(learner, 'change-password', change)
    expect((await ways[way]()).status).toBe(200)
    const chosen = await hash()
    expect((await reply).status).toBe(401)
    expect(await hash()).toBe(chosen)
    expect(await sessionOf(owner)).toMatchObject({ user: { emailVerified: true } })
    expect(await sessionOf(learner)).toBeNull()
    expect(await sessions()).toHaveLength(1)
  })

  it.each(everyWay)('deletes no account, when the owner came by a %s', async (way) => {
    const { learner, owner, ways, makeSlow, begin } = await aSlowAccount()
    await makeSlow()
    const { reply } = await begin(learner, 'delete-user', { password: aPassword })
    expect((await ways[way]()).status).toBe(200)
    expect((await reply).status).toBe(401)
    expect(await sessionOf(owner)).toMatchObject({ user: { id: learner.id } })
  })

  it.each(['sign-in/email', 'change-password', 'delete-user'])(
    'does nothing to a proven account after a reset of its password: %s',
    async (path) => {
      const { server, learner, owner, ways, makeSlow, begin, hash, sessions } = await aSlowAccount({
        proven: true,
      })
      await makeSlow()
      const thief = path === 'sign-in/email' ? aBrowser(server) : learner
      const body = {
        'sign-in/email': learner,
        'change-password': { currentPassword: aPassword, newPassword: 'what a thief chose' },
        'delete-user': { password: aPassword },
      }[path] as object
      const { reply } = await begin(thief, path, body)
      expect((await ways.reset()).status).toBe(200)
      const chosen = await hash()
      expect((await reply).status).toBe(401)
      expect(await hash()).toBe(chosen)
      expect(await sessionOf(owner)).toMatchObject({ user: { id: learner.id } })
      expect(await sessionOf(thief)).toBeNull()
      expect(await sessions()).toHaveLength(1)
    },
  )
})

describe('a second factor', () => {
  it('is needed for a sign-in that began before it was turned on', async () => {
    const { server, learner, makeSlow, begin, sessions } = await aSlowAccount({ proven: true })
    const enabled = await learner.post(`${auth}/two-factor/enable`, { password: aPassword })
    const { totpURI } = (await enabled.json()) as { totpURI: string }
    await makeSlow()
    const other = aBrowser(server)
    const { reply } = await begin(other, 'sign-in/email', learner)
    expect((await learner.post(`${auth}/two-factor/verify-totp`, { code: codeOf(totpURI) })).status).toBe(200)
    expect((await reply).status).toBe(401)
    expect(await sessionOf(other)).toBeNull()
    expect(await sessions()).toHaveLength(1)
  })

  it('gives its secret to nobody who asked with a replaced password', async () => {
    const { learner, makeSlow, begin, ways } = await aSlowAccount({ proven: true })
    await makeSlow()
    const { reply } = await begin(learner, 'two-factor/enable', { password: aPassword })
    await ways.reset()
    const response = await reply
    expect(response.status).toBe(401)
    expect(await response.text()).not.toContain('otpauth')
  })

  it.each(['verify-totp', 'disable'])('stays as it is when the account changes during a %s', async (path) => {
    const { server, learner } = await aSlowAccount({ proven: true })
    const enabled = await learner.post(`${auth}/two-factor/enable`, { password: aPassword })
    const { totpURI, backupCodes } = (await enabled.json()) as { totpURI: string; backupCodes: string[] }
    const isOn = path === 'disable'
    if (isOn) await learner.post(`${auth}/two-factor/verify-totp`, { code: codeOf(totpURI) })
    const { reply } = await server.db.transaction().execute(async (run) => {
      await sql`select 1 from auth."user" where id = ${learner.id} for update`.execute(run)
      const code = isOn ? backupCodes[0] : codeOf(totpURI)
      const reply = learner.post(`${auth}/two-factor/${path}`, { password: aPassword, code })
      await sleep(300)
      await run
        .updateTable('auth.account')
        .set({ password: slowHash })
        .where('userId', '=', learner.id)
        .execute()
      return { reply }
    })
    expect((await reply).status).toBe(401)
    const { twoFactorEnabled } = await server.db
      .selectFrom('auth.user')
      .select('twoFactorEnabled')
      .where('id', '=', learner.id)
      .executeTakeFirstOrThrow()
    expect(twoFactorEnabled === true).toBe(isOn)
  })
})
