import { describe, expect, it } from 'vitest'
import { aBrowser, aLearner, anEmail, aPostbox, sessionOf } from '../../testing/learners.ts'
import { startApp } from '../../testing/start-app.ts'

const askLink = '/api/auth/sign-in/magic-link'
const follow = '/api/auth/magic-link/verify'
const askCode = '/api/auth/email-otp/send-verification-otp'
const enterCode = '/api/auth/sign-in/email-otp'

async function start() {
  const postbox = aPostbox()
  const server = await startApp({ mail: postbox.mail })
  return { ...postbox, server, browser: aBrowser(server) }
}

describe('signing in by a mailed link', () => {
  async function aLink() {
    const { server, browser, linkTo, tokenTo } = await start()
    const email = anEmail()
    expect(await (await browser.post(askLink, { email })).json()).toEqual({ status: true })
    await server.settled()
    return { server, browser, email, link: linkTo(email), token: tokenTo(email) }
  }

  it('opens a page with a button that signs in once, with a confirmed e-mail', async () => {
    const { server, browser, email, link, token } = await aLink()
    expect(link).toBe(`/login?link=${token}`)
    expect((await browser.post(follow, { token })).status).toBe(200)
    expect(await sessionOf(browser)).toMatchObject({ user: { email, emailVerified: true } })

    const other = aBrowser(server)
    const again = await other.post(follow, { token })
    expect(again.status).toBe(400)
    expect(await again.json()).toMatchObject({
      message: 'This link is used already or too old. Please ask for a new one.',
    })
    expect(await sessionOf(other)).toBeNull()
  })

  it('names the account that it signs in to while it works, and is not used up by that', async () => {
    const { browser, email, token } = await aLink()
    const ask = () => browser.post('/api/auth/magic-link/look', { token })
    for (const _ of [1, 2]) expect(await (await ask()).json()).toEqual({ email })
    expect((await browser.post(follow, { token })).status).toBe(200)
    expect((await ask()).status).toBe(400)
  })

  it('leads to the Malayalam page if it was asked for in Malayalam', async () => {
    const { server, browser, linkTo } = await start()
    const email = anEmail()
    await browser.post(askLink, { email }, { 'x-language': 'ml' })
    await server.settled()
    expect(linkTo(email)).toMatch(/^\/ml\/login\?link=/)
  })

  it('is not used up by a mail scanner that opens it', async () => {
    const { browser, link, token } = await aLink()
    for (const path of [link, `${follow}?token=${token}`]) {
      await browser.get(path)
      await browser.send(path, { method: 'HEAD' })
    }
    expect(await sessionOf(browser)).toBeNull()
    expect((await browser.post(follow, { token })).status).toBe(200)
    expect(await sessionOf(browser)).not.toBeNull()
  })

  it('leaves the session alone when the link is not valid', async () => {
    const { server } = await start()
    const learner = await aLearner(server)
    expect((await learner.post(follow, { token: 'nonsense' })).status).toBe(400)
    expect(await sessionOf(learner)).toMatchObject({ user: { id: learner.id } })
  })

  it('takes an account back from a person who made it with an e-mail that is not theirs', async () => {
    const { server, browser, tokenTo } = await start()
    const thief = await aLearner(server)
    await browser.post(askLink, { email: thief.email })
    await server.settled()
    await browser.post(follow, { token: tokenTo(thief.email) })
    expect(await sessionOf(browser)).toMatchObject({ user: { id: thief.id } })
    expect(await sessionOf(thief)).toBeNull()
    const { email, password } = thief
    expect((await thief.post('/api/auth/sign-in/email', { email, password })).status).toBe(401)
  })
})

describe('signing in by a mailed code', () => {
  async function aCode() {
    const { server, browser, lastTo } = await start()
    const email = anEmail()
    expect(await (await browser.post(askCode, { email })).json()).toEqual({ status: true })
    await server.settled()
    return { server, browser, email, otp: /^\d{6}$/m.exec(lastTo(email)?.text ?? '')?.[0] ?? '' }
  }

  it('signs in once with the right code', async () => {
    const { server, browser, email, otp } = await aCode()
    expect((await browser.post(enterCode, { email, otp })).status).toBe(200)
    expect(await sessionOf(browser)).toMatchObject({ user: { email, emailVerified: true } })
    expect((await aBrowser(server).post(enterCode, { email, otp })).status).not.toBe(200)
  })

  it('gives three tries, and then refuses even the right code', async () => {
    const { browser, email, otp } = await aCode()
    const wrong = otp === '000000' ? '000001' : '000000'
    for (const _ of [1, 2, 3]) {
      const reply = await browser.post(enterCode, { email, otp: wrong })
      expect(await reply.json()).toMatchObject({
        code: 'wrong-credentials',
        message: 'That code is not right.',
      })
    }
    const right = await browser.post(enterCode, { email, otp })
    expect(await right.json()).toMatchObject({ code: 'too-many' })
    expect(await sessionOf(browser)).toBeNull()
  })

  it('stores nothing from which the code could be read or guessed', async () => {
    const { server, email, otp } = await aCode()
    const rows = JSON.stringify(await server.db.selectFrom('auth.verification').selectAll().execute())
    expect(rows).not.toContain(otp)
    expect(rows).not.toContain(email)
  })
})
