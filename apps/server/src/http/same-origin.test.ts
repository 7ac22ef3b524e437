import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { AppError, statusOf } from '../errors/app-error.ts'
import { findRefusal } from './find-refusal.ts'
import { sameOrigin } from './same-origin.ts'

const publicUrl = 'https://learn.example'
const path = '/api/words'
let changes = 0

const app = new Hono()
  .use('/api/*', sameOrigin({ publicUrl }, findRefusal([{ method: 'post', path }])))
  .post(path, (context) => {
    changes++
    return context.text('saved')
  })
  .all('*', (context) => context.text('reached'))
  .onError((error, context) => {
    if (!(error instanceof AppError)) throw error
    return context.text(error.message, statusOf[error.code])
  })

const ask = (method: string, where: string, headers: Record<string, string> = {}) =>
  app.request(where, { method, headers })

describe('sameOrigin', () => {
  it.each([
    { headers: { origin: publicUrl } },
    { headers: { origin: publicUrl, 'sec-fetch-site': 'same-origin' } },
    { headers: { 'sec-fetch-site': 'same-origin' } },
    { headers: { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' } },
    { headers: {} },
  ])('lets our own page change something: $headers', async ({ headers }) => {
    const before = changes
    expect((await ask('POST', path, headers)).status).toBe(200)
    expect(changes).toBe(before + 1)
  })

  it.each([
    { headers: { cookie: 'session=1' } },
    { headers: { origin: 'null' } },
    { headers: { origin: '' } },
    { headers: { origin: 'http://learn.example' } },
    { headers: { origin: 'http://learn.example', host: 'learn.example' } },
    { headers: { origin: 'http://192.168.1.5:3000', host: '192.168.1.5:3000' } },
    { headers: { origin: publicUrl, 'sec-fetch-site': 'cross-site' } },
    { headers: { origin: 'https://learn.example:8443' } },
    { headers: { origin: 'https://learn.example.evil.example' } },
    { headers: { origin: 'https://evil.example', host: 'learn.example' } },
    { headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' } },
    { headers: { origin: 'https://other.learn.example', 'sec-fetch-site': 'same-site' } },
    { headers: { 'sec-fetch-site': 'none' } },
  ])('refuses any other page, and changes nothing: $headers', async ({ headers }) => {
    const before = changes
    expect((await ask('POST', path, headers)).status).toBe(403)
    expect(changes).toBe(before)
  })

  it.each(['GET', 'HEAD', 'OPTIONS'])('lets anybody send a %s', async (method) => {
    expect((await ask(method, path, { origin: 'https://evil.example' })).status).toBe(200)
  })

  it('lets nobody sign in without an origin', async () => {
    expect((await ask('POST', '/api/auth/sign-in')).status).toBe(403)
    expect((await ask('POST', '/api/auth/sign-in', { origin: 'https://evil.example' })).status).toBe(403)
    expect(await (await ask('POST', '/api/auth/sign-in', { origin: publicUrl })).text()).toBe('reached')
  })

  it('says that a path is not an endpoint, and lets no request to it pass', async () => {
    const headers = { origin: 'https://evil.example' }
    expect((await ask('POST', '/api/nothing', headers)).status).toBe(404)
    const reply = await ask('DELETE', path, headers)
    expect(reply.status).toBe(405)
    expect(reply.headers.get('allow')).toBe('POST')
  })
})
