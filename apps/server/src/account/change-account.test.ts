import { describe, expect, it } from 'vitest'
import { startApp } from '../testing.ts'
import { aBrowser, aLearner, anEmail, aPostbox, sessionOf } from '../testing-learner.ts'

const signIn = '/api/auth/sign-in/email'
const changeEmail = '/api/auth/change-email'

async function aLearnerWithPost({ confirmed = false } = {}) {
  const postbox = aPostbox()
  const server = await startApp({ mail: postbox.mail })
  const learner = await aLearner(server)
  await server.db
    .updateTable('auth.user')
    .set({ emailVerified: confirmed })
    .where('id', '=', learner.id)
    .execute()
  return { ...postbox, server, learner }
}

describe('changing the e-mail', () => {
  it('takes a yes from the confirmed address and one from the new', async () => {
    const { server, learner, lastTo, linkTo } = await aLearnerWithPost({ confirmed: true })
    await learner.put('/api/profile', { name: 'Anna', username: '' })
    const newEmail = anEmail()
    expect((await learner.post(changeEmail, { newEmail })).status).toBe(200)
    await server.settled()
    expect(lastTo(newEmail)).toBeUndefined()
    expect(lastTo(learner.email)?.text).toContain(newEmail)
    expect(await sessionOf(learner)).toMatchObject({ user: { email: learner.email } })

    expect((await learner.get(linkTo(learner.email))).headers.get('location')).toBe('/profile')
    await server.settled()
    expect(await sessionOf(learner)).toMatchObject({ user: { email: learner.email } })
    await learner.get(linkTo(newEmail))
    expect(await sessionOf(learner)).toMatchObject({ user: { email: newEmail, emailVerified: true } })
    expect(await (await learner.get('/api/profile')).json()).toMatchObject({ name: 'Anna', Email: newEmail })
    expect((await aBrowser(server).post(signIn, { ...learner, email: newEmail })).status).toBe(200)
    expect((await aBrowser(server).post(signIn, learner)).status).toBe(401)
  })

  it('asks the new address alone when the old one was never confirmed', async () => {
    const { server, learner, linkTo } = await aLearnerWithPost()
    const newEmail = anEmail()
    await learner.post(changeEmail, { newEmail })
    await server.settled()
    await learner.get(linkTo(newEmail))
    expect(await sessionOf(learner)).toMatchObject({ user: { email: newEmail, emailVerified: true } })
  })

  it('does not tell that another has the address, and does not take it', async () => {
    const { server, learner, lastTo } = await aLearnerWithPost()
    const other = await aLearner(server)
    const before = lastTo(other.email)
    const reply = await learner.post(changeEmail, { newEmail: other.email })
    await server.settled()
    expect(await reply.json()).toEqual({ status: true })
    expect(lastTo(other.email)).toBe(before)
  })

  it('is not done by a link that another learner follows', async () => {
    const { server, learner, linkTo } = await aLearnerWithPost()
    const newEmail = anEmail()
    await learner.post(changeEmail, { newEmail })
    await server.settled()
    const other = await aLearner(server)
    await other.get(linkTo(newEmail))
    expect(await sessionOf(learner)).toMatchObject({ user: { email: learner.email } })
    expect(await sessionOf(other)).toMatchObject({ user: { email: other.email } })
  })
})

describe('the link in the mail to a new address', () => {
  async function aLink({ confirmed = false } = {}) {
    const setting = await aLearnerWithPost({ confirmed })
    const { server, learner, linkTo } = setting
    const newEmail = anEmail()
    await learner.post(changeEmail, { newEmail })
    await server.settled()
    if (confirmed) await learner.get(linkTo(learner.email))
    await server.settled()
    return { ...setting, newEmail, link: linkTo(newEmail) }
  }

  it('says what it is for', async () => {
    const { newEmail, lastTo } = await aLink()
    expect(lastTo(newEmail)?.subject).toBe('Confirm your new e-mail')
    expect(lastTo(newEmail)?.text).not.toContain('Welcome')
  })

  it.each([false, true])('changes it and signs nobody in (the old one confirmed: %s)', async (confirmed) => {
    const { server, learner, newEmail, link } = await aLink({ confirmed })
    const stranger = aBrowser(server)
    const reply = await stranger.get(link)
    expect(reply.headers.get('location')).toBe('/login?changed=email')
    expect(reply.headers.getSetCookie().join()).not.toContain('session_token')
    expect(await sessionOf(stranger)).toBeNull()
    expect(await sessionOf(learner)).toMatchObject({ user: { email: newEmail, emailVerified: true } })
    expect((await (await learner.get('/api/auth/list-sessions')).json()) as unknown[]).toHaveLength(1)
  })

  it('works once, also when the account has its old address again', async () => {
    const { server, learner, newEmail, link, linkTo } = await aLink()
    await learner.get(link)
    await learner.post(changeEmail, { newEmail: learner.email })
    await server.settled()
    await learner.get(linkTo(newEmail))
    await server.settled()
    await learner.get(linkTo(learner.email))
    expect(await sessionOf(learner)).toMatchObject({ user: { email: learner.email } })
    expect((await learner.get(link)).headers.get('location')).toBe('/profile?error=INVALID_TOKEN')
    expect(await sessionOf(learner)).toMatchObject({ user: { email: learner.email } })
  })

  it('gives no address away that another account has got meanwhile', async () => {
    const { server, learner, newEmail, link } = await aLink()
    await aLearner(server, { email: newEmail })
    expect((await learner.get(link)).headers.get('location')).toBe('/profile?error=INVALID_TOKEN')
    expect(await sessionOf(learner)).toMatchObject({ user: { email: learner.email } })
  })

  it('to the old address asks the new one once', async () => {
    const { server, learner, sent, linkTo } = await aLearnerWithPost({ confirmed: true })
    const newEmail = anEmail()
    await learner.post(changeEmail, { newEmail })
    await server.settled()
    for (let time = 0; time < 3; time++) await learner.get(linkTo(learner.email))
    await server.settled()
    expect(sent.filter(({ to }) => to === newEmail)).toHaveLength(1)
  })
})

describe('changing the password', () => {
  const change = '/api/auth/change-password'
  const newPassword = 'quite another password'

  it('needs the old one, and can end every other session', async () => {
    const { server, learner } = await aLearnerWithPost()
    const { email, password } = learner
    const other = aBrowser(server)
    await other.post(signIn, { email, password })
    const wrong = await learner.post(change, { currentPassword: 'not it', newPassword })
    expect(wrong.status).toBe(401)
    expect(await wrong.json()).toMatchObject({
      code: 'wrong-credentials',
      message: 'The password is not right.',
    })

    const reply = await learner.post(change, {
      currentPassword: password,
      newPassword,
      revokeOtherSessions: true,
    })
    expect(reply.status).toBe(200)
    expect(await sessionOf(learner)).toMatchObject({ user: { email } })
    expect(await sessionOf(other)).toBeNull()
    expect((await other.post(signIn, { email, password: newPassword })).status).toBe(200)
  })
})

describe('sessions', () => {
  it('are listed and ended one by one', async () => {
    const { server, learner } = await aLearnerWithPost()
    const other = aBrowser(server)
    await other.post(signIn, learner, { 'user-agent': 'A phone' })
    const list = async () =>
      (await (await learner.get('/api/auth/list-sessions')).json()) as { token: string; userAgent: string }[]
    const listed = await list()
    expect(listed).toHaveLength(2)
    const { token } = listed.find(({ userAgent }) => userAgent === 'A phone') ?? {}
    expect((await learner.post('/api/auth/revoke-session', { token })).status).toBe(200)
    expect(await list()).toHaveLength(1)
    expect(await sessionOf(other)).toBeNull()
  })
})

it('keeps a name within its bounds, and takes nothing else of the account from a form', async () => {
  const { server, learner } = await aLearnerWithPost()
  const update = '/api/auth/update-user'
  expect((await learner.post(update, { name: '  അമ്മു ' })).status).toBe(200)
  expect(await sessionOf(learner)).toMatchObject({ user: { name: 'അമ്മു' } })
  expect((await learner.post(update, { name: 'x'.repeat(81) })).status).toBe(400)

  const forged = {
    name: 'x',
    role: 'admin',
    emailVerified: true,
    banned: false,
    twoFactorEnabled: false,
    image: 'http://x',
  }
  await learner.post(update, forged)
  const row = await server.db
    .selectFrom('auth.user')
    .selectAll()
    .where('id', '=', learner.id)
    .executeTakeFirstOrThrow()
  expect(row).toMatchObject({ role: 'user', emailVerified: false, image: null })
})
