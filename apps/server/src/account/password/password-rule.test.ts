import { describe, expect, it } from 'vitest'
import { aBrowser, aLearner, anEmail, aPostbox } from '../../testing/learners.ts'
import { startApp } from '../../testing/start-app.ts'
import { checkPassword } from './password-rule.ts'
import { wordsOfKerala } from './words-of-kerala.ts'

const common = 'This password is too common: others would guess it. Please choose another one.'
const ours =
  'A password must not contain your e-mail address or the name of this app. Please choose another one.'

describe('a new password', () => {
  it.each([
    ['short', 'A password needs at least 8 characters.'],
    ['x'.repeat(129), 'A password has at most 128 characters.'],
    ['12345678', common],
    ['password', common],
    ['PassWord', common],
    ['p4ssw0rd', common],
    ['aaaaaaaa', common],
    ['qwertyuiop', common],
    ['iloveyou', common],
    ['aaaaaaaa'.repeat(16), common],
    ['kerala123', common],
    ['mohanlal', common],
    ['onam2024', common],
    ['Namaskaram', common],
    ['krishna108', common],
    ['M0hanlal@123', common],
    ['guruvayoorappan', common],
    ['അമ്മ12345', common],
    ['malayalam', ours],
    ['MalayalamForAll', ours],
    ['anna.kurian-2', ours],
    ['anna.kurian.anna.kurian', ours],
  ])('is not %j', (password, sentence) => {
    expect(() => checkPassword(password, 'Anna.Kurian@example.org')).toThrow(sentence)
  })

  it.each([
    'a long enough password',
    'tea at four with amma',
    'Zb7#kq2p',
    'മഴ പെയ്യുന്ന രാത്രി',
    'x9'.concat('kettle-moon'.repeat(11)),
  ])('may be %j', (password) => {
    expect(() => checkPassword(password, 'al@example.org')).not.toThrow()
  })

  it('is none of thousands that people of Kerala would choose', () => {
    const refused = (password: string) => {
      try {
        checkPassword(password, 'al@example.org')
        return false
      } catch {
        return true
      }
    }
    const endings = ['', '123', '@123', '2024', '1990', '786']
    const passwords = wordsOfKerala()
      .flatMap((word) => endings.map((ending) => word + ending))
      .filter((password) => [...password].length >= 8)
    expect(passwords.length).toBeGreaterThan(3000)
    expect(passwords.filter((password) => !refused(password))).toEqual([])
  })

  it('is judged by its first 24 characters, so that a long one takes no longer to judge', () => {
    const hard = '4@8({[<3&69#!1|70$5+2%'.repeat(4)
    expect(() => checkPassword(`${'a'.repeat(24)}${hard}`, 'anna@example.org')).toThrow(common)
    expect(() => checkPassword(`${hard}${'a'.repeat(24)}`, 'anna@example.org')).not.toThrow()
  })

  it('is refused in both languages wherever it is set: at sign-up, at its change, and by a mailed link', async () => {
    const postbox = aPostbox()
    const server = await startApp({ mail: postbox.mail })
    const learner = await aLearner(server)
    const browser = aBrowser(server)
    await browser.post('/api/auth/request-password-reset', { email: learner.email })
    await server.settled()
    const token = postbox.tokenTo(learner.email)
    const password = 'password1'
    for (const [language, sentence] of [
      ['en', common],
      ['ml', /പലരും/],
    ] as const) {
      const headers = { 'x-language': language }
      const replies = [
        await browser.post('/api/auth/sign-up/email', { email: anEmail(), password }, headers),
        await browser.post('/api/auth/reset-password', { token, newPassword: password }, headers),
        await learner.post(
          '/api/auth/change-password',
          { currentPassword: learner.password, newPassword: password },
          headers,
        ),
      ]
      for (const reply of replies) {
        expect(reply.status).toBe(400)
        expect(await reply.json()).toMatchObject({
          code: 'invalid',
          message: expect.stringMatching(sentence),
        })
      }
    }
    const kept = await browser.post('/api/auth/reset-password', { token, newPassword: 'tea at four, rain' })
    expect(kept.status).toBe(200)
  })
})
