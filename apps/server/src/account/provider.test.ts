import { describe, expect, it } from 'vitest'
import { startApp } from '../testing.ts'
import { aBrowser, aLearner, aNewLearner, anEmail, sessionOf } from '../testing-learner.ts'
import { clientId, clientSecret, startProvider } from './testing-provider.ts'

const account = {
  secret: 'a secret for tests, of 32 characters',
  operators: [],
  social: { github: { clientId, clientSecret } },
}

type Browser = Pick<ReturnType<typeof aBrowser>, 'post'>

async function leave({ post }: Browser): Promise<string> {
  const reply = await post('/api/auth/sign-in/social', { provider: 'github', callbackURL: '/level' })
  expect(reply.status).toBe(200)
  return ((await reply.json()) as { url: string }).url
}

let visitors = 0

async function start({ email = anEmail(), verified = true } = {}) {
  const server = await startApp({ account })
  const provider = await startProvider({ id: ++visitors, email, verified })
  return { server, provider, email }
}

describe('signing in by a provider, there and back', () => {
  it('makes an account with the e-mail that the provider knows to be theirs, and lands on the level page', async () => {
    const { server, provider, email } = await start()
    const browser = aBrowser(server)
    const reply = await browser.get(await provider.visit(await leave(browser)))
    expect(reply.status).toBe(302)
    expect(reply.headers.get('location')).toMatch(/^(http:\/\/localhost)?\/level$/)
    expect(await sessionOf(browser)).toMatchObject({ user: { email, emailVerified: true, name: 'Asha' } })
    expect((await browser.get('/api/profile')).status).toBe(200)
  })

  it('signs in to the same account the next time, from another device', async () => {
    const { server, provider } = await start()
    const [first, second] = [aBrowser(server), aBrowser(server)]
    for (const browser of [first, second]) await browser.get(await provider.visit(await leave(browser)))
    const [one, other] = [await sessionOf(first), await sessionOf(second)]
    expect(one?.user.id).toBe(other?.user.id)
    expect(one?.session.token).not.toBe(other?.session.token)
  })

  it('keeps the provider’s tokens encrypted', async () => {
    const { server, provider } = await start()
    const browser = aBrowser(server)
    await browser.get(await provider.visit(await leave(browser)))
    const data = await (await browser.get('/api/auth/list-accounts')).text()
    expect(data).toContain('github')
    expect(data).not.toMatch(/token/i)
  })

  it('ends on the login page for who says no at the provider', async () => {
    const { server, provider } = await start()
    const browser = aBrowser(server)
    const reply = await browser.get(await provider.visit(await leave(browser), { denied: true }))
    expect(reply.headers.get('location')).toMatch(/\/login\?.*error=access_denied/)
    expect(await sessionOf(browser)).toBeNull()
  })

  it('takes nobody in whose browser did not begin it', async () => {
    const { server, provider } = await start()
    const back = await provider.visit(await leave(aBrowser(server)))
    const victim = aBrowser(server)
    const reply = await victim.get(back)
    expect(reply.headers.get('location')).toMatch(/\/login\?.*error=/)
    expect(await sessionOf(victim)).toBeNull()
  })

  it('takes a code once', async () => {
    const { server, provider } = await start()
    const browser = aBrowser(server)
    const back = await provider.visit(await leave(browser))
    const jar = new Map(browser.jar)
    await browser.get(back)
    const again = aBrowser(server, { jar })
    await again.get(back)
    expect(await sessionOf(again)).toBeNull()
  })

  it('opens nobody’s account to who has its e-mail at the provider without having proved it', async () => {
    const server = await startApp({ account })
    const { email, id } = await aLearner(server)
    const provider = await startProvider({ id: ++visitors, email, verified: false })
    const browser = aBrowser(server)
    const reply = await browser.get(await provider.visit(await leave(browser)))
    expect(reply.headers.get('location')).toMatch(/\/login\?.*error=/)
    expect(await sessionOf(browser)).toBeNull()
    expect(
      await server.db.selectFrom('auth.account').select('providerId').where('userId', '=', id).execute(),
    ).toEqual([{ providerId: 'credential' }])
  })

  it('joins nobody to an account whose e-mail was never confirmed: somebody else may have made it', async () => {
    const server = await startApp({ account })
    const squatter = await aNewLearner(server)
    const provider = await startProvider({ id: ++visitors, email: squatter.email, verified: true })
    const owner = aBrowser(server)
    const reply = await owner.get(await provider.visit(await leave(owner)))
    expect(reply.headers.get('location')).toMatch('/login?error=account_not_linked')
    expect(await sessionOf(owner)).toBeNull()
  })

  it('joins the account whose e-mail is confirmed here and there', async () => {
    const server = await startApp({ account })
    const { email, id } = await aLearner(server)
    await server.db.updateTable('auth.user').set({ emailVerified: true }).where('id', '=', id).execute()
    const provider = await startProvider({ id: ++visitors, email, verified: true })
    const browser = aBrowser(server)
    await browser.get(await provider.visit(await leave(browser)))
    expect(await sessionOf(browser)).toMatchObject({ user: { id, email } })
  })
})
