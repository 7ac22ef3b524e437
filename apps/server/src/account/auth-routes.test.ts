import { describe, expect, it } from 'vitest'
import { startApp } from '../testing.ts'
import { aBrowser, anEmail, aPassword, aPostbox } from '../testing-learner.ts'

const session = async ({ get }: ReturnType<typeof aBrowser>) => (await get('/api/auth/get-session')).json()

describe('signing up', () => {
  it('signs in at once, with a cookie that scripts cannot read, and mails a link that confirms the e-mail', async () => {
    const { mail, linkTo } = aPostbox()
    const server = await startApp({ mail })
    const browser = aBrowser(server)
    const email = anEmail()
    const reply = await browser.post('/api/auth/sign-up/email', { email, password: aPassword })
    expect(reply.status).toBe(200)
    expect(reply.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^better-auth\.session_token=.*; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
      ),
    ])
    expect(await session(browser)).toMatchObject({ user: { email, emailVerified: false } })
    expect(await (await browser.get('/api/profile')).json()).toEqual({
      name: null,
      username: null,
      Email: email,
    })

    const landed = await browser.get(linkTo(email))
    expect(landed.status).toBe(302)
    expect(landed.headers.get('location')).toBe('/level')
    expect(await session(browser)).toMatchObject({ user: { emailVerified: true } })
  })
})
