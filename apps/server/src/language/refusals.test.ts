import * as api from '@app/api'
import { describe, expect, it } from 'vitest'
import { aBrowser, aLearner } from '../testing/learners.ts'
import { startApp } from '../testing/start-app.ts'

type Endpoint = { method: string; path: string; auth: 'open' | 'required'; body?: unknown; query?: unknown }

/** Every endpoint of the contract, so that no area is forgotten. */
const endpoints = Object.entries(api).flatMap(([name, area]) =>
  name.endsWith('Api') ? (Object.values(area) as Endpoint[]) : [],
)
const closed = endpoints.filter(({ auth }) => auth === 'required')
const withInput = endpoints.filter(({ body, query }) => body !== undefined || query !== undefined)

/** A request without any field. */
const empty = ({ method, body }: Endpoint, language: string) => ({
  method: method.toUpperCase(),
  headers: { 'content-type': 'application/json', 'x-language': language },
  ...(body !== undefined && { body: '{}' }),
})

const malayalam = /^[^a-z]*[\u0d00-\u0d7f][\s\S]*\.$/i

describe('a refusal is in Malayalam for readers of Malayalam, and in English for others', () => {
  it.each(closed)('when not signed in: $method $path', async (endpoint) => {
    const { send } = aBrowser(await startApp())
    const reply = await send(endpoint.path, empty(endpoint, 'ml'))
    expect(await reply.json()).toMatchObject({ code: 'signed-out', message: 'ആദ്യം ലോഗിൻ ചെയ്യൂ.' })
    const english = await send(endpoint.path, empty(endpoint, 'en'))
    expect(await english.json()).toMatchObject({ code: 'signed-out', message: 'Please sign in first.' })
  })

  it('when every field is missing', async () => {
    const { send } = await aLearner(await startApp())
    for (const endpoint of withInput) {
      const reply = await send(endpoint.path, empty(endpoint, 'ml'))
      const { message } = (await reply.json()) as { message: string }
      expect([reply.status, endpoint.path, message]).toEqual([
        400,
        endpoint.path,
        expect.stringMatching(malayalam),
      ])
      const english = await send(endpoint.path, empty(endpoint, 'en'))
      expect(((await english.json()) as { message: string }).message).toMatch(/^[\x20-\x7e]+\.$/)
    }
  })

  it.each([
    { path: '/api/nothing', init: {} },
    { path: '/api/quiz-questions', init: { method: 'DELETE' } },
    { path: '/api/waitlist', init: { method: 'POST', body: 'no JSON' } },
    { path: '/api/waitlist', init: { method: 'POST', headers: { 'content-type': 'text/plain' }, body: 'x' } },
    {
      path: '/api/waitlist',
      init: { method: 'POST', headers: { origin: 'https://evil.example' }, body: '{}' },
    },
    { path: '/api/auth/nothing', init: {} },
    {
      path: '/api/auth/sign-in/email',
      init: { method: 'POST', body: '{"email":"a@example.org","password":"wrong"}' },
    },
    { path: '/api/auth/sign-in/email', init: { method: 'POST', body: '{"email":"a@example.org"}' } },
    { path: '/api/videos/none', init: {} },
  ])('at $path with $init', async ({ path, init }) => {
    const { send } = aBrowser(await startApp())
    const headers = {
      'content-type': 'application/json',
      'x-language': 'ml',
      ...('headers' in init && init.headers),
    }
    const reply = await send(path, { ...init, headers })
    expect(reply.ok).toBe(false)
    expect(((await reply.json()) as { message: string }).message).toMatch(/[\u0d00-\u0d7f]/)
  })
})
