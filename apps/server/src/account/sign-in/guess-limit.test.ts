import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { aBrowser, aLearner, anEmail, aPostbox } from '../../testing/learners.ts'
import { startApp } from '../../testing/start-app.ts'
import { wrongPasswords } from './guess-limit.ts'

const signIn = '/api/auth/sign-in/email'

/** Everybody who guesses here comes from another network each time. */
async function aGuessedServer() {
  const postbox = aPostbox()
  const server = await startApp({ mail: postbox.mail })
  const guess = (email: string, password = 'a wrong guess') =>
    aBrowser(server).post(signIn, { email, password })
  const guessAll = async (email: string) => {
    for (let n = 0; n < wrongPasswords.many; n += 10)
      await Promise.all(Array.from({ length: 10 }, () => guess(email)))
    await server.settled()
  }
  return { server, guess, guessAll, postbox }
}

describe('after a hundred wrong passwords in an hour from networks that an account never used', () => {
  it('further unknown networks are refused, even with the right password, and the owner gets one mail', async () => {
    const { server, guess, guessAll, postbox } = await aGuessedServer()
    const { email, password } = await aLearner(server)
    await server.settled()
    postbox.sent.length = 0
    await guessAll(email)
    const refused = await guess(email, password)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000)
    for (let n = 0; n < 5; n++) await guess(email)
    await server.settled()
    expect(postbox.sent.map(({ to, subject }) => [to, subject])).toEqual([
      [email, 'Somebody tries to guess your password'],
    ])
  })

  it('browsers and networks that know the account go on, and a mailed link lets the owner in anywhere', async () => {
    const { server, guessAll, postbox } = await aGuessedServer()
    const address = `203.0.113.${1 + Math.floor(Math.random() * 250)}`
    const learner = await aLearner(server)
    const home = aBrowser(server, { address })
    expect((await home.post(signIn, learner)).status).toBe(200)
    await guessAll(learner.email)

    const elsewhere = aBrowser(server, { jar: learner.jar })
    expect((await elsewhere.post(signIn, learner)).status).toBe(200)
    expect((await aBrowser(server, { address }).post(signIn, learner)).status).toBe(200)
    expect((await aBrowser(server).post(signIn, learner)).status).toBe(429)

    const anywhere = aBrowser(server)
    await anywhere.post('/api/auth/sign-in/magic-link', { email: learner.email })
    await server.settled()
    const token = postbox.tokenTo(learner.email)
    expect((await anywhere.post('/api/auth/magic-link/verify', { token })).status).toBe(200)
  })

  it('an address without an account is refused in the same way', async () => {
    const { guess, guessAll } = await aGuessedServer()
    const email = anEmail()
    await guessAll(email)
    expect((await guess(email)).status).toBe(429)
    expect((await guess(`${randomUUID()}@example.org`)).status).toBe(401)
  })

  it('right passwords are not counted', async () => {
    const { server, guess } = await aGuessedServer()
    const learner = await aLearner(server)
    // Each one from another network, in a browser that knows nothing.
    for (let n = 0; n < 3; n++) expect((await guess(learner.email, learner.password)).status).toBe(200)
    for (let n = 0; n < wrongPasswords.many; n += 20)
      await Promise.all(Array.from({ length: 20 }, () => guess(learner.email)))
    expect((await guess(learner.email, learner.password)).status).toBe(429)
  })
})
