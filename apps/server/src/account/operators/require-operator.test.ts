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
import { cheap, startApp } from '../../testing/start-app.ts'

const list = '/api/auth/admin/list-users'
const secret = 'a secret for tests, of 32 characters'

async function anOperator() {
  const { mail, sent, tokenTo } = aPostbox()
  const email = anEmail()
  const server = await startApp({
    mail,
    account: { secret, operators: [email], social: {}, hashCost: cheap },
  })
  const operator = aBrowser(server)
  await operator.post('/api/auth/sign-up/email', { email, password: aPassword })
  await server.settled()
  const confirm = () => operator.post('/api/auth/mailed-link/confirm', { token: tokenTo(email) })
  /** Proves the address and turns the second factor on. */
  async function become() {
    await confirm()
    const enabled = await operator.post('/api/auth/two-factor/enable', { password: aPassword })
    const { totpURI } = (await enabled.json()) as { totpURI: string }
    await operator.post('/api/auth/two-factor/verify-totp', { code: codeOf(totpURI) })
  }
  return { server, email, operator, confirm, become, sent }
}

describe('an operator', () => {
  it('needs a proven e-mail and a second factor', async () => {
    const { operator, confirm, become } = await anOperator()
    expect((await operator.get(list)).status).toBe(403)
    await confirm()
    expect((await operator.get(list)).status).toBe(403)
    await become()
    expect((await operator.get(list)).status).toBe(200)
  })

  it('lists, bans, unbans and deletes learners', async () => {
    const { server, operator, become } = await anOperator()
    await become()
    const learner = await aLearner(server)
    const { users } = (await (await operator.get(`${list}?searchValue=${learner.email}`)).json()) as {
      users: object[]
    }
    expect(users).toEqual([expect.objectContaining({ id: learner.id, email: learner.email })])
    expect(JSON.stringify(users)).not.toMatch(/scrypt|password/)

    expect((await operator.post('/api/auth/admin/ban-user', { userId: learner.id })).status).toBe(200)
    expect(await sessionOf(learner)).toBeNull()
    const banned = await aBrowser(server).post('/api/auth/sign-in/email', learner)
    expect(banned.status).toBe(403)
    expect(await banned.json()).toMatchObject({ message: 'This account has been closed by the operator.' })

    await operator.post('/api/auth/admin/unban-user', { userId: learner.id })
    expect((await aBrowser(server).post('/api/auth/sign-in/email', learner)).status).toBe(200)

    expect((await operator.post('/api/auth/admin/remove-user', { userId: learner.id })).status).toBe(200)
    expect((await aBrowser(server).post('/api/auth/sign-in/email', learner)).status).toBe(401)
  })

  it.each([1e308, 1e15, 2 ** 53, 0.5, -1, 0])('cannot ban for %s seconds', async (banExpiresIn) => {
    const { server, operator, become } = await anOperator()
    await become()
    const { id } = await aLearner(server)
    const reply = await operator.post('/api/auth/admin/ban-user', { userId: id, banExpiresIn })
    expect(reply.status).toBe(400)
    expect(await reply.json()).toMatchObject({
      code: 'invalid',
      message: expect.stringMatching(/^The ban must end/),
    })
  })

  it('is an operator no more when the setting no longer says so', async () => {
    const { server, email, operator, become } = await anOperator()
    await become()
    await operator.get(list)
    const later = await startApp({ db: server.db })
    const same = aBrowser(later, { jar: operator.jar })
    expect((await same.get(list)).status).toBe(403)
    const { role } = await server.db
      .selectFrom('auth.user')
      .select('role')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    expect(role).toBe('user')
  })

  it('cannot make another operator, take an account over or set a password: no such endpoint exists', async () => {
    const { server, operator, become } = await anOperator()
    await become()
    const { id: userId } = await aLearner(server)
    const paths = [
      'set-role',
      'create-user',
      'update-user',
      'impersonate-user',
      'stop-impersonating',
      'set-user-password',
      'has-permission',
    ]
    for (const path of paths) {
      const body = { userId, role: 'admin', data: { role: 'admin' }, newPassword: aPassword }
      expect((await operator.post(`/api/auth/admin/${path}`, body)).status).toBe(404)
    }
  })
})

describe('anybody else', () => {
  it('becomes no operator by a field of a form or by a role in the database', async () => {
    const server = await startApp()
    const email = anEmail()
    const browser = aBrowser(server)
    await browser.post('/api/auth/sign-up/email', {
      email,
      password: aPassword,
      role: 'admin',
      emailVerified: true,
    })
    const { role, emailVerified } = await server.db
      .selectFrom('auth.user')
      .selectAll()
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    expect({ role, emailVerified }).toEqual({ role: 'user', emailVerified: false })
    await server.db
      .updateTable('auth.user')
      .set({ role: 'admin', emailVerified: true })
      .where('email', '=', email)
      .execute()
    expect((await browser.get(list)).status).toBe(403)
  })
})
