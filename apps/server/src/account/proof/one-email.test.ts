import { describe, expect, it } from 'vitest'
import { aBrowser, aLearner, aPassword, sessionOf } from '../../testing/learners.ts'
import { startApp } from '../../testing/start-app.ts'

/** All requests that send us an e-mail. Some of them need a signed-in learner. */
const ways: readonly { path: string; body: (email: string) => object }[] = [
  { path: '/api/auth/sign-up/email', body: (email) => ({ email, password: aPassword }) },
  { path: '/api/auth/sign-in/email', body: (email) => ({ email, password: aPassword }) },
  { path: '/api/auth/sign-in/magic-link', body: (email) => ({ email }) },
  { path: '/api/auth/email-otp/send-verification-otp', body: (email) => ({ email }) },
  { path: '/api/auth/sign-in/email-otp', body: (email) => ({ email, otp: '123456' }) },
  { path: '/api/auth/request-password-reset', body: (email) => ({ email }) },
  { path: '/api/auth/change-email', body: (newEmail) => ({ newEmail, password: aPassword }) },
  { path: '/api/waitlist', body: (email) => ({ email }) },
]

const others = 'Please write the e-mail address with the letters a to z only.'
const none = 'This does not look like an e-mail address.'

describe('an invalid e-mail address', () => {
  it.each(ways)('is refused at $path in the sentence that is the same everywhere', async ({ path, body }) => {
    const { post } = await aLearner(await startApp())
    for (const [email, message] of [
      ['asha@bücher.example', others],
      ['ആശ@ഉദാഹരണം.ഭാരതം', others],
      ['a!b@example.org', none],
    ] as const) {
      const reply = await post(path, body(email))
      expect(reply.status).toBe(400)
      expect(await reply.json()).toMatchObject({ code: 'invalid', message })
    }
  })
})

it.each(["o'brien_x-1", 'asha+list', '1', 'a.b-c'])(
  'an e-mail like %s@… is accepted by every form',
  async (name) => {
    const email = `${name}@xn--bcher-kva-${crypto.randomUUID().slice(0, 8)}.example`
    const browser = aBrowser(await startApp())
    expect((await browser.post('/api/waitlist', { email })).status).toBe(200)
    const reply = await browser.post('/api/auth/sign-up/email', { email, password: aPassword })
    expect(reply.status).toBe(200)
    expect((await sessionOf(browser))?.user.email).toBe(email)
  },
)
