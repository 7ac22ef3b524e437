import { progressApi } from '@app/api'
import { aResult, someProgress } from '@app/learning/testing'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import {
  aBrowser,
  aLearner,
  aNewLearner,
  anEmail,
  aPassword,
  aPostbox,
  codeOf,
  sessionOf,
} from '../../testing/learners.ts'
import { startApp } from '../../testing/start-app.ts'

const linkPath = '/api/auth/mailed-link'
const press = (act: 'confirm' | 'take' | 'remove') => `${linkPath}/${act}`
const signIn = '/api/auth/sign-in/email'

async function aNewcomer() {
  const postbox = aPostbox()
  const server = await startApp({ mail: postbox.mail })
  const learner = await aNewLearner(server)
  const token = postbox.tokenTo(learner.email)
  return { ...postbox, server, learner, token, elsewhere: aBrowser(server) }
}

describe('the confirmation link', () => {
  it('confirms nothing when it is opened, and says what it is for', async () => {
    const { learner, token, elsewhere, linkTo } = await aNewcomer()
    await elsewhere.get(linkTo(learner.email))
    const { email } = learner
    expect(await (await elsewhere.post(linkPath, { token })).json()).toEqual({
      kind: 'confirm',
      email,
      here: false,
    })
    expect(await (await learner.post(linkPath, { token })).json()).toEqual({
      kind: 'confirm',
      email,
      here: true,
    })
    expect(await sessionOf(learner)).toMatchObject({ user: { emailVerified: false } })
  })

  it('to a new address names the present one, but only to the account itself', async () => {
    const { server, learner, tokenTo, elsewhere } = await aNewcomer()
    const { email, password } = learner
    const newEmail = anEmail()
    await learner.post('/api/auth/change-email', { newEmail, password })
    await server.settled()
    const token = tokenTo(newEmail)
    const shown = { kind: 'new-email', email: newEmail }
    expect(await (await learner.post(linkPath, { token })).json()).toEqual({
      ...shown,
      here: true,
      present: email,
    })
    expect(await (await elsewhere.post(linkPath, { token })).json()).toEqual({ ...shown, here: false })
  })

  it('confirms once, in the browser that is signed in to the account', async () => {
    const { learner, token } = await aNewcomer()
    expect((await learner.post(press('confirm'), { token })).status).toBe(200)
    expect(await sessionOf(learner)).toMatchObject({ user: { emailVerified: true } })
    for (const act of ['confirm', 'take', 'remove'] as const)
      expect((await learner.post(press(act), { token })).status).toBe(400)
  })

  it('confirms nothing without a session or in the session of another learner', async () => {
    const { server, learner, token, elsewhere } = await aNewcomer()
    expect((await elsewhere.post(press('confirm'), { token })).status).toBe(401)
    expect((await (await aLearner(server)).post(press('confirm'), { token })).status).toBe(403)
    expect(await sessionOf(learner)).toMatchObject({ user: { emailVerified: false } })
  })

  it('gives the owner of the address an empty account, and the maker of the account nothing', async () => {
    const { server, learner, token, elsewhere } = await aNewcomer()
    const { id, email } = learner
    await learner.put('/api/profile', { name: 'A stranger', username: '' })
    const progress = someProgress({ results: [aResult()] })
    await learner.post(progressApi.exchange.path, { learner: id, since: 0, progress })

    expect((await elsewhere.post(press('take'), { token })).status).toBe(200)
    const session = await sessionOf(elsewhere)
    expect(session).toMatchObject({ user: { email, emailVerified: true, name: '' } })
    expect(session?.user.id).not.toBe(id)
    expect(await (await elsewhere.get('/api/profile')).json()).toMatchObject({ name: null, username: null })
    expect(await server.db.selectFrom('progress').selectAll().where('learner_id', '=', id).execute()).toEqual(
      [],
    )
    expect(await sessionOf(learner)).toBeNull()
    expect((await aBrowser(server).post(signIn, { email, password: aPassword })).status).toBe(401)
  })

  it('ends the session that the browser had before', async () => {
    const { server, learner, token } = await aNewcomer()
    const other = await aLearner(server)
    const before = (await sessionOf(other))?.session.token ?? ''
    await other.post(press('take'), { token })
    expect(await sessionOf(other)).toMatchObject({ user: { email: learner.email } })
    const rows = await server.db.selectFrom('auth.session').selectAll().where('token', '=', before).execute()
    expect(rows).toEqual([])
  })

  it('lets the owner of the address remove the account, and sign up', async () => {
    const { learner, token, elsewhere } = await aNewcomer()
    expect((await elsewhere.post(press('remove'), { token })).status).toBe(200)
    expect(await sessionOf(learner)).toBeNull()
    const { email } = learner
    const signedUp = await elsewhere.post('/api/auth/sign-up/email', { email, password: aPassword })
    expect(signedUp.status).toBe(200)
  })

  it('of a deleted account does nothing to a later account with the same address', async () => {
    const { server, learner, token, elsewhere } = await aNewcomer()
    const { email, password } = learner
    await learner.post('/api/auth/delete-user', { password })
    await elsewhere.post('/api/auth/sign-up/email', { email, password: aPassword })
    await server.settled()
    for (const act of ['confirm', 'take', 'remove'] as const)
      expect((await elsewhere.post(press(act), { token })).status).toBe(400)
    expect(await sessionOf(elsewhere)).toMatchObject({ user: { emailVerified: false } })
  })

  it('is used by only one of two buttons that are pressed at the same moment', async () => {
    const { server, learner, token } = await aNewcomer()
    const replies = await Promise.all([
      learner.post(press('confirm'), { token }),
      aBrowser(server).post(press('take'), { token }),
      aBrowser(server).post(press('remove'), { token }),
    ])
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('makes only a signed-in learner with a second factor an operator', async () => {
    const postbox = aPostbox()
    const email = 'operator-to-be@example.org'
    const account = { secret: 'a secret for tests, of 32 characters', operators: [email], social: {} }
    const server = await startApp({ mail: postbox.mail, account })
    const [stranger, operator] = [aBrowser(server), aBrowser(server)]
    await stranger.post('/api/auth/sign-up/email', { email, password: aPassword })
    await server.settled()
    await operator.get(postbox.linkTo(email))
    await operator.post(press('take'), { token: postbox.tokenTo(email) })
    expect((await stranger.get('/api/auth/admin/list-users')).status).toBe(401)
    expect((await operator.get('/api/auth/admin/list-users')).status).toBe(403)
  })

  it('does nothing for an account that an operator has closed', async () => {
    const { server, learner, token, elsewhere } = await aNewcomer()
    await sql`update auth."user" set banned = true where id = ${learner.id}`.execute(server.db)
    for (const act of ['confirm', 'take', 'remove'] as const)
      expect((await elsewhere.post(press(act), { token })).status).toBe(400)
  })

  it('can be asked for again by a signed-in learner who has not confirmed', async () => {
    const { server, learner, tokenTo, token } = await aNewcomer()
    expect((await learner.post('/api/auth/send-verification-email')).status).toBe(200)
    await server.settled()
    expect(tokenTo(learner.email)).not.toBe(token)
    await learner.post(press('confirm'), { token: tokenTo(learner.email) })
    expect((await learner.post('/api/auth/send-verification-email')).status).toBe(409)
  })
})

describe('before its address is proven, an account', () => {
  it('cannot set up a second factor, but can download its data', async () => {
    const { learner } = await aNewcomer()
    const { password } = learner
    const reply = await learner.post('/api/auth/two-factor/enable', { password })
    expect(reply.status).toBe(403)
    expect(await reply.json()).toMatchObject({ message: 'Please confirm your e-mail address first.' })
    expect((await learner.get('/api/account/data')).status).toBe(200)
  })

  it.each(['link', 'code', 'reset'])('loses a second factor from before at its owner’s %s', async (way) => {
    const { server, learner, sent, tokenTo, elsewhere } = await aNewcomer()
    const { id, email, password } = learner
    const user = server.db.updateTable('auth.user').where('id', '=', id)
    await user.set({ emailVerified: true }).execute()
    const enabled = await learner.post('/api/auth/two-factor/enable', { password })
    const { totpURI } = (await enabled.json()) as { totpURI: string }
    await learner.post('/api/auth/two-factor/verify-totp', { code: codeOf(totpURI) })
    // As such accounts were before an address had to be proven first.
    await user.set({ emailVerified: false }).execute()

    const newPassword = 'what its owner chose'
    if (way === 'link') {
      await elsewhere.post('/api/auth/sign-in/magic-link', { email })
      await server.settled()
      await elsewhere.post('/api/auth/magic-link/verify', { token: tokenTo(email) })
    } else if (way === 'code') {
      await elsewhere.post('/api/auth/email-otp/send-verification-otp', { email })
      await server.settled()
      const otp = sent.map(({ text }) => /^\d{6}$/m.exec(text)?.[0]).findLast((found) => found)
      await elsewhere.post('/api/auth/sign-in/email-otp', { email, otp })
    } else {
      await elsewhere.post('/api/auth/request-password-reset', { email })
      await server.settled()
      await elsewhere.post('/api/auth/reset-password', { token: tokenTo(email), newPassword })
      await elsewhere.post(signIn, { email, password: newPassword })
    }
    expect(await sessionOf(elsewhere)).toMatchObject({
      user: { email, emailVerified: true, twoFactorEnabled: false },
    })
    const factors = await server.db
      .selectFrom('auth.twoFactor')
      .selectAll()
      .where('userId', '=', id)
      .execute()
    expect(factors).toEqual([])
    expect(await sessionOf(learner)).toBeNull()
  })
})
