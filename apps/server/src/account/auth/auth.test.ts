import { getMigrations } from 'better-auth/db/migration'
import { sql } from 'kysely'
import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import type { AccountSettings } from '../../outside/account-settings.ts'
import { aBrowser } from '../../testing/learners.ts'
import { freshDatabase, openDatabase, startApp } from '../../testing/start-app.ts'
import { makeAuth } from './auth.ts'

const secret = 'a secret for tests, of 32 characters'

/** better-auth without our endpoints in front of it. */
const anAuth = async (social: AccountSettings['social'] = {}) =>
  makeAuth({
    db: openDatabase(await freshDatabase()),
    account: { secret, operators: [], social },
    publicUrl: 'http://localhost',
    mail: { send: async () => {} },
    background: { start() {} },
    log: pino({ level: 'silent' }),
    now: () => new Date(),
    countSecurity() {},
  })

it('finds every table and column that it needs in our migrations', async () => {
  const auth = await anAuth()
  const { toBeCreated, toBeAdded, compileMigrations } = await getMigrations(auth.options)
  expect({ toBeCreated, toBeAdded }).toEqual({ toBeCreated: [], toBeAdded: [] })
  expect((await compileMigrations()).replaceAll(/create schema if not exists "auth"|[;\s]/g, '')).toBe('')
})

it('reports an error inside better-auth like any other bug', async () => {
  const db = openDatabase(await freshDatabase())
  const reported: unknown[] = []
  const { post } = aBrowser(await startApp({ db, report: (error) => reported.push(error) }))
  await sql`alter table auth."user" rename to gone`.execute(db)
  const reply = await post('/api/auth/sign-in/email', { email: 'asha@example.org', password: 'long enough' })
  expect(reply.status).toBe(500)
  expect(await reply.json()).toMatchObject({ code: 'unexpected', id: expect.any(String) })
  expect(reported).toHaveLength(1)
})

describe('signing in by a provider', () => {
  const providers = { google: 'accounts.google.com', github: 'github.com', facebook: 'www.facebook.com' }

  it.each(Object.entries(providers))('goes to %s when its keys are set', async (provider, host) => {
    const social = { [provider]: { clientId: 'our-id', clientSecret: 'our-secret' } }
    const browser = aBrowser(await startApp({ account: { secret, operators: [], social } }))
    const reply = await browser.post('/api/auth/sign-in/social', { provider, callbackURL: '/level' })
    const { url } = (await reply.json()) as { url: string }
    expect(new URL(url).host).toBe(host)
    expect(new URL(url).searchParams.get('client_id')).toBe('our-id')
    expect(new URL(url).searchParams.get('redirect_uri')).toBe(
      `http://localhost/api/auth/callback/${provider}`,
    )
    expect(url).not.toContain('our-secret')
  })

  it('is not possible without keys', async () => {
    const browser = aBrowser(await startApp())
    const reply = await browser.post('/api/auth/sign-in/social', {
      provider: 'google',
      callbackURL: '/level',
    })
    expect(reply.status).toBe(404)
  })

  it('takes no token that a page sends, even without our endpoints in front', async () => {
    const auth = await anAuth({ google: { clientId: 'our-id', clientSecret: 'our-secret' } })
    const body = { provider: 'google', idToken: { token: 'a.b.c' }, callbackURL: '/level' }
    const reply = await auth.handler(
      new Request('http://localhost/api/auth/sign-in/social', {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: 'http://localhost' },
        body: JSON.stringify(body),
      }),
    )
    expect(await reply.json()).toMatchObject({ code: 'ID_TOKEN_NOT_SUPPORTED' })
  })

  it('returns only to our own pages', async () => {
    const social = { google: { clientId: 'our-id', clientSecret: 'our-secret' } }
    const browser = aBrowser(await startApp({ account: { secret, operators: [], social } }))
    const body = { provider: 'google', callbackURL: 'https://evil.example/' }
    expect((await browser.post('/api/auth/sign-in/social', body)).status).toBe(403)
  })
})
