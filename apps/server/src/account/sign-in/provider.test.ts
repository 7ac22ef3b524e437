import type { SocialProvider } from '@app/api'
import { describe, expect, it, onTestFinished } from 'vitest'
import { aBrowser, aLearner, anEmail, aPostbox, sessionOf } from '../../testing/learners.ts'
import { startApp } from '../../testing/start-app.ts'
import { clientId, clientSecret, leadTo, startProvider } from './testing-provider.ts'

const keys = { clientId, clientSecret }
const account = {
  secret: 'a secret for tests, of 32 characters',
  operators: [],
  social: { github: keys, google: keys, facebook: keys },
}

type Browser = Pick<ReturnType<typeof aBrowser>, 'post'>
type Visitor = { email?: string; verified?: boolean }

let visitors = 0

async function start(provider: SocialProvider, { email = anEmail(), verified = true }: Visitor = {}) {
  const { mail, lastTo, tokenTo } = aPostbox()
  const server = await startApp({ account, mail })
  const { address, stop } = await startProvider(provider, { id: String(++visitors), email, verified })
  const leadBack = leadTo(address)
  onTestFinished(() => {
    leadBack()
    stop()
  })

  /** Sends a browser to the provider, and returns the address of the provider's page. */
  async function leave({ post }: Browser): Promise<string> {
    const reply = await post('/api/auth/sign-in/social', { provider, callbackURL: '/level' })
    expect(reply.status).toBe(200)
    const { url } = (await reply.json()) as { url: string }
    return (await fetch(url)).text()
  }

  return { server, email, lastTo, tokenTo, leave }
}

/** The URL to which the provider's page leads back. */
function backBy(way: 'Continue as Asha' | 'Cancel', page: string) {
  const { href = '' } = new RegExp(`href="(?<href>[^"]*)">${way}`).exec(page)?.groups ?? {}
  const { pathname, search } = new URL(href.replaceAll('&amp;', '&'))
  return pathname + search
}

describe.each(['github', 'google', 'facebook'] as const)('signing in by %s, there and back', (provider) => {
  // Facebook gives an address, but does not say whether it was ever confirmed.
  const proves = provider !== 'facebook'

  it('makes an account with the e-mail from the provider, and ends on the level page', async () => {
    const { server, email, leave } = await start(provider)
    const browser = aBrowser(server)
    const reply = await browser.get(backBy('Continue as Asha', await leave(browser)))
    expect(reply.status).toBe(302)
    expect(reply.headers.get('location')).toMatch(/^(http:\/\/localhost)?\/level$/)
    expect(await sessionOf(browser)).toMatchObject({ user: { email, emailVerified: proves, name: 'Asha' } })
    expect((await browser.get('/api/profile')).status).toBe(200)
  })

  it(`asks for ${proves ? 'no ' : ''}confirmation of the e-mail`, async () => {
    const { server, email, lastTo, tokenTo, leave } = await start(provider)
    const browser = aBrowser(server)
    await browser.get(backBy('Continue as Asha', await leave(browser)))
    await server.settled()
    if (proves) return expect(lastTo(email)).toBeUndefined()
    await browser.post('/api/auth/mailed-link/confirm', { token: tokenTo(email) })
    expect(await sessionOf(browser)).toMatchObject({ user: { email, emailVerified: true } })
  })

  it('signs in to the same account the next time, from another device', async () => {
    const { server, leave } = await start(provider)
    const [first, second] = [aBrowser(server), aBrowser(server)]
    for (const browser of [first, second]) {
      await browser.get(backBy('Continue as Asha', await leave(browser)))
    }
    const [one, other] = [await sessionOf(first), await sessionOf(second)]
    expect(one?.user.id).toBeDefined()
    expect(one?.user.id).toBe(other?.user.id)
    expect(one?.session.token).not.toBe(other?.session.token)
  })

  it('gives the provider’s tokens to nobody', async () => {
    const { server, leave } = await start(provider)
    const browser = aBrowser(server)
    await browser.get(backBy('Continue as Asha', await leave(browser)))
    const data = await (await browser.get('/api/account/data')).text()
    expect(data).toContain(provider)
    expect(data).not.toMatch(/"(accessToken|refreshToken|idToken)"/)
  })

  it('ends on the login page if the learner says no at the provider', async () => {
    const { server, leave } = await start(provider)
    const browser = aBrowser(server)
    const reply = await browser.get(backBy('Cancel', await leave(browser)))
    expect(reply.headers.get('location')).toMatch(/\/login\?.*error=access_denied/)
    expect(await sessionOf(browser)).toBeNull()
  })

  it('does not sign in a browser that did not begin it', async () => {
    const { server, leave } = await start(provider)
    const back = backBy('Continue as Asha', await leave(aBrowser(server)))
    const victim = aBrowser(server)
    const reply = await victim.get(back)
    expect(reply.headers.get('location')).toMatch(/\/login\?.*error=/)
    expect(await sessionOf(victim)).toBeNull()
  })

  it('accepts a code once', async () => {
    const { server, leave } = await start(provider)
    const browser = aBrowser(server)
    const back = backBy('Continue as Asha', await leave(browser))
    const jar = new Map(browser.jar)
    await browser.get(back)
    const again = aBrowser(server, { jar })
    await again.get(back)
    expect(await sessionOf(again)).toBeNull()
  })

  it('opens no account for a person who has its e-mail at the provider without proof', async () => {
    const { server, email, leave } = await start(provider, { verified: false })
    const { id } = await aLearner(server, { email })
    const browser = aBrowser(server)
    const reply = await browser.get(backBy('Continue as Asha', await leave(browser)))
    expect(reply.headers.get('location')).toMatch(/\/login\?.*error=/)
    expect(await sessionOf(browser)).toBeNull()
    expect(
      await server.db.selectFrom('auth.account').select('providerId').where('userId', '=', id).execute(),
    ).toEqual([{ providerId: 'credential' }])
  })

  it('joins no account with an unconfirmed e-mail: somebody else may have made it', async () => {
    const { server, email, leave } = await start(provider)
    await aLearner(server, { email })
    const owner = aBrowser(server)
    const reply = await owner.get(backBy('Continue as Asha', await leave(owner)))
    expect(reply.headers.get('location')).toMatch('/login?error=account_not_linked')
    expect(await sessionOf(owner)).toBeNull()
  })

  it(`joins ${proves ? 'the' : 'no'} account whose e-mail is confirmed here${proves ? ' and there' : ''}`, async () => {
    const { server, email, leave } = await start(provider)
    const { id } = await aLearner(server, { email })
    await server.db.updateTable('auth.user').set({ emailVerified: true }).where('id', '=', id).execute()
    const browser = aBrowser(server)
    await browser.get(backBy('Continue as Asha', await leave(browser)))
    const session = await sessionOf(browser)
    if (proves) expect(session).toMatchObject({ user: { id, email } })
    else expect(session).toBeNull()
  })

  it('does not prove an address when its letters only look like those of an account', async () => {
    const email = anEmail().replace('example', 'kite-example')
    const { server, leave } = await start(provider, { email: email.replace('kite', '\u212Aite') })
    const { id } = await aLearner(server, { email, proven: true })
    const browser = aBrowser(server)
    await browser.get(backBy('Continue as Asha', await leave(browser)))
    expect((await sessionOf(browser))?.user.id).not.toBe(id)
  })

  it('accepts no proof that a page sends', async () => {
    const { server } = await start(provider)
    const { post, get } = aBrowser(server)
    const idToken = { token: 'a.b.c', accessToken: 'anything' }
    const reply = await post('/api/auth/sign-in/social', { provider, idToken, callbackURL: '/level' })
    expect(reply.status).toBe(200)
    expect(await reply.json()).toMatchObject({ redirect: true })
    expect(await sessionOf({ get })).toBeNull()
  })
})
