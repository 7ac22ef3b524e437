import { describe, expect, it } from 'vitest'
import { aBrowser, anEmail, aPassword, aPostbox, codeOf, sessionOf } from '../../testing/learners.ts'
import { startApp } from '../../testing/start-app.ts'

const auth = '/api/auth'
const evilPassword = 'what the squatter chose'

/**
 * Somebody signs up with an address that is not theirs, and asks for the link that would change the account's
 * address.
 */
async function aSquatter() {
  const postbox = aPostbox()
  const server = await startApp({ mail: postbox.mail })
  const [squatter, owner] = [aBrowser(server), aBrowser(server)]
  const [email, evil] = [anEmail(), anEmail()]
  await squatter.post(`${auth}/sign-up/email`, { email, password: evilPassword })
  const asked = await squatter.post(`${auth}/change-email`, { newEmail: evil, password: evilPassword })
  expect(asked.status).toBe(200)
  await server.settled()
  const token = postbox.tokenTo(evil)

  /** What the squatter tries afterwards, in the browser that asked and in one without a session. */
  async function refused() {
    for (const browser of [squatter, aBrowser(server)])
      for (const act of ['', '/confirm', '/take', '/remove']) {
        const reply = await browser.post(`${auth}/mailed-link${act}`, { token })
        expect(reply.status, act).toBe(400)
      }
    const gone = await squatter.get(`${auth}/verify-email?token=${token}&callbackURL=/profile`)
    expect(gone.status).toBe(404)
    expect(await sessionOf(squatter)).toBeNull()
    expect((await squatter.post(`${auth}/sign-in/email`, { email, password: evilPassword })).status).toBe(401)
    expect((await squatter.post(`${auth}/request-password-reset`, { email: evil })).status).toBe(200)
    await server.settled()
    expect(postbox.lastTo(evil)?.subject).toBe('Confirm your new e-mail')
    expect(await sessionOf(owner)).toMatchObject({ user: { email, emailVerified: true } })
  }

  return { ...postbox, server, squatter, owner, email, evil, token, refused }
}

describe('the link to change the e-mail, when a squatter asked for it', () => {
  it('is worthless once the owner has signed in by a mailed link', async () => {
    const { server, owner, email, tokenTo, refused } = await aSquatter()
    await owner.post(`${auth}/sign-in/magic-link`, { email })
    await server.settled()
    expect((await owner.post(`${auth}/magic-link/verify`, { token: tokenTo(email) })).status).toBe(200)
    await refused()
  })

  it('is worthless once the account is deleted, and the owner has signed up', async () => {
    const { server, squatter, owner, email, tokenTo, refused } = await aSquatter()
    expect((await squatter.post(`${auth}/delete-user`, { password: evilPassword })).status).toBe(200)
    await owner.post(`${auth}/sign-up/email`, { email, password: aPassword })
    await server.settled()
    await owner.post(`${auth}/mailed-link/confirm`, { token: tokenTo(email) })
    await refused()
    expect(
      (await aBrowser(server).post(`${auth}/sign-in/email`, { email, password: aPassword })).status,
    ).toBe(200)
  })

  it('is worthless once the owner has set a password and turned two-factor on', async () => {
    const { server, owner, email, tokenTo, refused } = await aSquatter()
    await owner.post(`${auth}/request-password-reset`, { email })
    await server.settled()
    await owner.post(`${auth}/reset-password`, { token: tokenTo(email), newPassword: aPassword })
    await owner.post(`${auth}/sign-in/email`, { email, password: aPassword })
    const enabled = await owner.post(`${auth}/two-factor/enable`, { password: aPassword })
    const { totpURI } = (await enabled.json()) as { totpURI: string }
    expect((await owner.post(`${auth}/two-factor/verify-totp`, { code: codeOf(totpURI) })).status).toBe(200)
    await refused()
    expect(await sessionOf(owner)).toMatchObject({ user: { twoFactorEnabled: true } })
  })

  it('is announced to the present address', async () => {
    const { email, sent } = await aSquatter()
    const subjects = sent.filter(({ to }) => to === email).map(({ subject }) => subject)
    expect(subjects).toContain('A change of e-mail was asked for')
  })
})
