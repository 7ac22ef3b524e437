import { accountApi } from '@app/api'
import { expect, it } from 'vitest'
import { aBrowser, aLearner, anEmail, aPostbox, sessionOf } from '../../testing/learners.ts'
import { startApp } from '../../testing/start-app.ts'

const ask = '/api/auth/request-password-reset'
const reset = '/api/auth/reset-password'
const signIn = '/api/auth/sign-in/email'
const newPassword = 'another long password'

async function aForgetfulLearner() {
  const postbox = aPostbox()
  const server = await startApp({ mail: postbox.mail })
  const learner = await aLearner(server)
  const browser = aBrowser(server)
  const token = async () => {
    await browser.post(ask, { email: learner.email })
    await server.settled()
    return new URLSearchParams(postbox.linkTo(learner.email).split('?')[1]).get('token') ?? ''
  }
  return { ...postbox, server, learner, browser, token }
}

it('mails a link to the page that sets a new password, which replaces the old one and ends every session', async () => {
  const { linkTo, learner, browser, token } = await aForgetfulLearner()
  const mailed = await token()
  expect(linkTo(learner.email)).toBe(`/reset-password?token=${mailed}`)
  expect((await browser.post(reset, { token: mailed, newPassword })).status).toBe(200)

  expect(await sessionOf(learner)).toBeNull()
  const { email, password } = learner
  expect((await browser.post(signIn, { email, password })).status).toBe(401)
  expect((await browser.post(signIn, { email, password: newPassword })).status).toBe(200)
})

it('mails a link that works once, and says before it is used whether it still works', async () => {
  const { browser, token } = await aForgetfulLearner()
  const mailed = await token()
  const holds = async () =>
    (await (await browser.post(accountApi.resetLink.path, { token: mailed })).json()) as unknown
  expect(await holds()).toEqual({ holds: true })
  expect(await holds()).toEqual({ holds: true })
  await browser.post(reset, { token: mailed, newPassword })
  const again = await browser.post(reset, { token: mailed, newPassword: 'a third long password' })
  expect(again.status).toBe(400)
  expect(await again.json()).toMatchObject({
    code: 'invalid',
    message: 'This link is used already or too old. Please ask for a new one.',
  })
  expect(await holds()).toEqual({ holds: false })
})

it('lets only one of many requests with the link at the same moment through', async () => {
  const { browser, token } = await aForgetfulLearner()
  const mailed = await token()
  const tries = Array.from({ length: 5 }, (_, n) =>
    browser.post(reset, { token: mailed, newPassword: `${newPassword} ${n}` }),
  )
  const statuses = (await Promise.all(tries)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(1)
})

it('mails a link that works for an hour', async () => {
  const { server, browser, token } = await aForgetfulLearner()
  const mailed = await token()
  const inAnHour = Date.now() + 60 * 60 * 1000
  const { expires_at } = await server.db
    .selectFrom('mailed_secrets')
    .select('expires_at')
    .orderBy('expires_at', 'desc')
    .executeTakeFirstOrThrow()
  expect(Math.abs(expires_at.getTime() - inAnHour)).toBeLessThan(60_000)

  await server.db
    .updateTable('mailed_secrets')
    .set({ expires_at: new Date(Date.now() - 1) })
    .execute()
  expect((await browser.post(reset, { token: mailed, newPassword })).status).toBe(400)
})

it('keeps the link valid when a password was too short', async () => {
  const { browser, token } = await aForgetfulLearner()
  const mailed = await token()
  expect((await browser.post(reset, { token: mailed, newPassword: 'short' })).status).toBe(400)
  expect((await browser.post(reset, { token: mailed, newPassword })).status).toBe(200)
})

it('stores nothing from which the mailed link could be made', async () => {
  const { server, token } = await aForgetfulLearner()
  const mailed = await token()
  const rows = await server.db.selectFrom('mailed_secrets').selectAll().execute()
  expect(rows.length).toBeGreaterThan(0)
  expect(JSON.stringify(rows)).not.toContain(mailed)
})

it('replies alike for a known and an unknown e-mail, mails only to the known one, and does not wait for the mail', async () => {
  const postbox = aPostbox()
  let deliver = () => {}
  const delivery = new Promise<void>((resolve) => {
    deliver = resolve
  })
  const mail = {
    async send(letter: Parameters<typeof postbox.mail.send>[0]) {
      await delivery
      await postbox.mail.send(letter)
    },
  }
  const server = await startApp({ mail })
  const browser = aBrowser(server)
  const email = anEmail()
  await browser.post('/api/auth/sign-up/email', { email, password: 'a long enough password' })
  const unknown = anEmail()
  const replies = [email, unknown].map(async (to) => {
    const reply = await browser.post(ask, { email: to })
    return { status: reply.status, text: await reply.text() }
  })
  const [first, second] = await Promise.all(replies)
  expect(first).toEqual({ status: 200, text: '{"status":true}' })
  expect(second).toEqual(first)

  deliver()
  await server.settled()
  expect(postbox.lastTo(email)?.subject).toBe('Set a new password')
  expect(postbox.lastTo(unknown)).toBeUndefined()
})
