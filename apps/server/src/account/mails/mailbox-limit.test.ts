import { expect, it } from 'vitest'
import { makeChance } from '../../testing/hostile/chance.ts'
import { aBrowser, anEmail, aPassword, aPostbox } from '../../testing/learners.ts'
import { startApp } from '../../testing/start-app.ts'
import { mailsToMailbox } from './mailbox-limit.ts'

/** All of them in the long run: each is some dozen requests. */
const sequences = process.env.TEST_LONG === '1' ? 2000 : 12
const acts = ['signUp', 'confirm', 'change', 'delete', 'link', 'code', 'reset'] as const

const isReset = ({ text }: { text: string }) => text.includes('/reset-password')

it(`a mailbox gets ten mails in ten minutes, and ten links for a password, whatever ${sequences} sequences of acts do`, async () => {
  const postbox = aPostbox()
  const server = await startApp({ mail: postbox.mail })
  const refused = new Set<number>()
  for (let seed = 1; seed <= sequences; seed++) {
    const chance = makeChance(seed)
    const victim = anEmail()
    let browser = aBrowser(server)
    const post = async (path: string, body: object = {}) => {
      // From another network each time.
      browser = aBrowser(server, { jar: browser.jar })
      refused.add((await browser.post(`/api/auth/${path}`, body)).status)
    }
    const history: string[] = []
    for (let left = 12 + chance.upTo(25); left > 0; left--) {
      const act = chance.one(acts)
      history.push(act)
      // What changes an account is asked with its password, as its owner would.
      if (act === 'signUp') await post('sign-up/email', { email: victim, password: aPassword })
      if (act === 'confirm') await post('send-verification-email')
      if (act === 'change') await post('change-email', { newEmail: anEmail(), password: aPassword })
      if (act === 'delete') await post('delete-user', { password: aPassword })
      if (act === 'link') await post('sign-in/magic-link', { email: victim })
      if (act === 'code') await post('email-otp/send-verification-otp', { email: victim })
      if (act === 'reset') await post('request-password-reset', { email: victim })
    }
    await server.settled()
    const mails = postbox.sent.filter(({ to }) => to === victim)
    const why = `seed ${seed}: ${history.join(', ')}`
    expect(mails.filter((mail) => !isReset(mail)).length, why).toBeLessThanOrEqual(mailsToMailbox.many)
    expect(mails.filter(isReset).length, why).toBeLessThanOrEqual(mailsToMailbox.many)
    postbox.sent.length = 0
  }
  expect(refused).toContain(429)
})

it('sixty acts of a stranger with accounts that they make and delete send ten mails', async () => {
  const postbox = aPostbox()
  const server = await startApp({ mail: postbox.mail })
  const victim = anEmail()
  for (let round = 0; round < 3; round++) {
    const { jar } = aBrowser(server)
    const post = (path: string, body: object = {}) =>
      aBrowser(server, { jar }).post(`/api/auth/${path}`, body)
    await post('sign-up/email', { email: victim, password: aPassword })
    for (let n = 0; n < 10; n++) {
      await post('send-verification-email')
      await post('change-email', { newEmail: anEmail(), password: aPassword })
    }
    await post('delete-user', { password: aPassword })
    await server.settled()
  }
  expect(postbox.sent.filter(({ to }) => to === victim)).toHaveLength(mailsToMailbox.many)
})

it('whoever fills a mailbox with other mails cannot keep its owner from a new password', async () => {
  const postbox = aPostbox()
  const server = await startApp({ mail: postbox.mail })
  const email = anEmail()
  const { jar } = aBrowser(server)
  await aBrowser(server, { jar }).post('/api/auth/sign-up/email', { email, password: aPassword })
  for (let n = 0; n < 12; n++)
    await aBrowser(server, { jar }).post('/api/auth/change-email', {
      newEmail: anEmail(),
      password: aPassword,
    })
  await server.settled()
  const before = postbox.sent.length
  expect((await aBrowser(server).post('/api/auth/request-password-reset', { email })).status).toBe(200)
  await server.settled()
  const password = 'kettle moon over the harbour'
  expect(postbox.sent).toHaveLength(before + 1)
  const reply = await aBrowser(server).post('/api/auth/reset-password', {
    token: postbox.tokenTo(email),
    newPassword: password,
  })
  expect(reply.status).toBe(200)
})
