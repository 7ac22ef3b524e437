import { describe, expect, it } from 'vitest'
import { aBrowser, aLearner, anEmail, aPostbox, sessionOf } from '../../testing/learners.ts'
import { startApp } from '../../testing/start-app.ts'

const signIn = '/api/auth/sign-in/email'
const changeEmail = '/api/auth/change-email'

const press = '/api/auth/mailed-link/confirm'

async function aLearnerWithPost({ confirmed = false } = {}) {
  const postbox = aPostbox()
  const server = await startApp({ mail: postbox.mail })
  const learner = await aLearner(server, { proven: confirmed })
  const { password } = learner
  /** The learner asks for a new address, and reads the link that is mailed first. */
  async function ask(newEmail: string) {
    const reply = await learner.post(changeEmail, { newEmail, password })
    await server.settled()
    return reply
  }
  return { ...postbox, server, learner, ask }
}

describe('changing the e-mail', () => {
  it('needs a yes from the confirmed address and one from the new address, and mails a notice to both', async () => {
    const { server, learner, ask, lastTo, linkTo, tokenTo } = await aLearnerWithPost({ confirmed: true })
    await learner.put('/api/profile', { name: 'Anna', username: '' })
    const newEmail = anEmail()
    expect((await ask(newEmail)).status).toBe(200)
    expect(lastTo(newEmail)).toBeUndefined()
    expect(lastTo(learner.email)?.text).toContain(newEmail)
    expect(linkTo(learner.email)).toMatch(/^\/confirm-email\?token=/)

    const agreed = await learner.post(press, { token: tokenTo(learner.email) })
    expect(await agreed.json()).toEqual({ kind: 'allow-email' })
    await server.settled()
    expect(await sessionOf(learner)).toMatchObject({ user: { email: learner.email } })
    await learner.post(press, { token: tokenTo(newEmail) })
    await server.settled()
    expect(await sessionOf(learner)).toMatchObject({ user: { email: newEmail, emailVerified: true } })
    expect(await (await learner.get('/api/profile')).json()).toMatchObject({ name: 'Anna', Email: newEmail })
    expect(lastTo(learner.email)).toMatchObject({ subject: 'Your e-mail was changed' })
    expect(lastTo(learner.email)?.text).toContain(newEmail)
    expect(lastTo(newEmail)).toMatchObject({ subject: 'This is your e-mail now' })
    expect((await aBrowser(server).post(signIn, { ...learner, email: newEmail })).status).toBe(200)
    expect((await aBrowser(server).post(signIn, learner)).status).toBe(401)
  })

  it('asks only the new address when the old one was never confirmed, and does not name the new one to the old', async () => {
    const { server, learner, ask, tokenTo, sent } = await aLearnerWithPost()
    const newEmail = anEmail()
    await ask(newEmail)
    await learner.post(press, { token: tokenTo(newEmail) })
    await server.settled()
    expect(await sessionOf(learner)).toMatchObject({ user: { email: newEmail, emailVerified: true } })
    const notices = sent.filter(
      ({ to, subject }) => to === learner.email && subject !== 'A new device logged in',
    )
    expect(notices.map(({ subject }) => subject)).toEqual([
      'A change of e-mail was asked for',
      'Your e-mail is not used any more',
    ])
    expect(notices.map(({ text }) => text).join()).not.toContain(newEmail)
  })

  it('asks for the password', async () => {
    const { server, learner, lastTo } = await aLearnerWithPost()
    const newEmail = anEmail()
    expect((await learner.post(changeEmail, { newEmail })).status).toBe(400)
    const wrong = await learner.post(changeEmail, { newEmail, password: 'not the password' })
    expect(await wrong.json()).toMatchObject({ message: 'The password is not right.' })
    await server.settled()
    expect(lastTo(newEmail)).toBeUndefined()
  })

  it('asks for a freshly mailed code if there is no password, and accepts the right one once', async () => {
    const { server, learner, lastTo } = await aLearnerWithPost({ confirmed: true })
    await server.db.deleteFrom('auth.account').where('userId', '=', learner.id).execute()
    const askWith = async (code: string) =>
      (await learner.post(changeEmail, { newEmail: anEmail(), code })).status
    const mailedCode = async () => {
      await learner.post('/api/auth/mail-code')
      await server.settled()
      return /^\d{6}$/m.exec(lastTo(learner.email)?.text ?? '')?.[0] ?? ''
    }
    expect(await askWith('')).toBe(400)
    const code = await mailedCode()
    expect(await askWith(code)).toBe(200)
    expect(await askWith(code)).toBe(400)
  })

  it('accepts no code after three wrong ones', async () => {
    const { server, learner, lastTo } = await aLearnerWithPost({ confirmed: true })
    await server.db.deleteFrom('auth.account').where('userId', '=', learner.id).execute()
    await learner.post('/api/auth/mail-code')
    await server.settled()
    const code = /^\d{6}$/m.exec(lastTo(learner.email)?.text ?? '')?.[0] ?? ''
    const wrong = code === '000000' ? '000001' : '000000'
    const askWith = async (code: string) =>
      (await learner.post(changeEmail, { newEmail: anEmail(), code })).status
    for (const _ of [1, 2, 3]) expect(await askWith(wrong)).toBe(401)
    expect(await askWith(code)).toBe(400)
  })

  it('does not reveal that another learner has the address, and does not take it', async () => {
    const { server, ask, lastTo } = await aLearnerWithPost()
    const other = await aLearner(server)
    await server.settled()
    const before = lastTo(other.email)
    expect(await (await ask(other.email)).json()).toEqual({ status: true })
    expect(lastTo(other.email)).toBe(before)
  })
})

describe('the link in the mail to a new address', () => {
  async function aLink({ confirmed = false } = {}) {
    const setting = await aLearnerWithPost({ confirmed })
    const { server, learner, ask, tokenTo } = setting
    const newEmail = anEmail()
    await ask(newEmail)
    if (confirmed) await learner.post(press, { token: tokenTo(learner.email) })
    await server.settled()
    return { ...setting, newEmail, token: tokenTo(newEmail) }
  }

  it('says what it is for', async () => {
    const { newEmail, lastTo } = await aLink()
    expect(lastTo(newEmail)?.subject).toBe('Confirm your new e-mail')
    expect(lastTo(newEmail)?.text).not.toContain('Welcome')
  })

  it.each([false, true])(
    'changes nothing without a session of the account (old address confirmed: %s)',
    async (confirmed) => {
      const { server, learner, token } = await aLink({ confirmed })
      const [stranger, other] = [aBrowser(server), await aLearner(server)]
      expect((await stranger.post(press, { token })).status).toBe(401)
      expect((await other.post(press, { token })).status).toBe(403)
      for (const act of ['take', 'remove'])
        expect((await stranger.post(`/api/auth/mailed-link/${act}`, { token })).status).toBe(400)
      expect(await sessionOf(stranger)).toBeNull()
      expect(await sessionOf(learner)).toMatchObject({ user: { email: learner.email } })
    },
  )

  it('works once, even when the account has its old address again', async () => {
    const { server, learner, ask, newEmail, token, tokenTo } = await aLink()
    await learner.post(press, { token })
    await ask(learner.email)
    await learner.post(press, { token: tokenTo(newEmail) })
    await server.settled()
    await learner.post(press, { token: tokenTo(learner.email) })
    expect(await sessionOf(learner)).toMatchObject({ user: { email: learner.email } })
    expect((await learner.post(press, { token })).status).toBe(400)
    expect(await sessionOf(learner)).toMatchObject({ user: { email: learner.email } })
  })

  it('gives away no address that another account has got meanwhile', async () => {
    const { server, learner, newEmail, token } = await aLink()
    await aLearner(server, { email: newEmail })
    expect((await learner.post(press, { token })).status).toBe(400)
    expect(await sessionOf(learner)).toMatchObject({ user: { email: learner.email } })
  })

  it('to the old address asks the new one once', async () => {
    const { server, learner, ask, sent, tokenTo } = await aLearnerWithPost({ confirmed: true })
    const newEmail = anEmail()
    await ask(newEmail)
    const token = tokenTo(learner.email)
    for (let time = 0; time < 3; time++) await learner.post(press, { token })
    await server.settled()
    expect(sent.filter(({ to }) => to === newEmail)).toHaveLength(1)
  })

  it.each(['password', 'second factor', 'confirmation'])(
    'becomes invalid with a change of the %s',
    async (what) => {
      const { server, learner, token } = await aLink()
      const { id, password } = learner
      const user = server.db.updateTable('auth.user').where('id', '=', id)
      if (what === 'password')
        await learner.post('/api/auth/change-password', {
          currentPassword: password,
          newPassword: 'quite another password',
        })
      if (what === 'second factor') await user.set({ twoFactorEnabled: true }).execute()
      if (what === 'confirmation') await user.set({ emailVerified: true }).execute()
      expect((await learner.post(press, { token })).status).toBe(400)
    },
  )
})

describe('changing the password', () => {
  const change = '/api/auth/change-password'
  const newPassword = 'quite another password'

  it('needs the old one, and ends every other session', async () => {
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

    const reply = await learner.post(change, { currentPassword: password, newPassword })
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
