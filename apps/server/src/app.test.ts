import * as api from '@app/api'
import { type ErrorReply, healthApi, type Limit, quizApi } from '@app/api'
import { describe, expect, it } from 'vitest'
import { connect } from './db/connect.ts'
import { recordedClips, startApp } from './testing/start-app.ts'

type Endpoint = {
  method: string
  path: string
  auth: 'open' | 'required'
  body?: unknown
  query?: unknown
  limit?: Limit
}

/** Every area of the contract, so that none is forgotten. */
const endpoints = Object.entries(api).flatMap(([name, area]) =>
  name.endsWith('Api') ? (Object.values(area) as Endpoint[]) : [],
)
const limited = endpoints.flatMap(({ limit, ...rest }) => (limit ? [{ ...rest, limit }] : []))

/** A request with nothing in it, from one of our own pages. */
const emptyRequest = ({ method, body }: Endpoint) => ({
  method: method.toUpperCase(),
  headers: { origin: 'http://localhost', 'content-type': 'application/json' },
  ...(body !== undefined && { body: '{}' }),
})

describe('the API', () => {
  it.each(endpoints)('has $method $path mounted, $auth as its contract says', async (endpoint) => {
    const { app } = await startApp()
    const { status } = await app.request(endpoint.path, emptyRequest(endpoint))
    if (endpoint.auth === 'required') expect(status).toBe(401)
    else expect(status).toBe(endpoint.body || endpoint.query ? 400 : 200)
  })

  it.each(limited)('applies the limit of the contract to $method $path', async (endpoint) => {
    const { app } = await startApp()
    const bindings = { incoming: { socket: { remoteAddress: '198.51.100.1' } } }
    const ask = () => app.request(endpoint.path, emptyRequest(endpoint), bindings)
    for (let time = 0; time < endpoint.limit.many; time++) expect((await ask()).status).not.toBe(429)
    const reply = await ask()
    expect(reply.status).toBe(429)
    expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await reply.json()).toMatchObject({ code: 'too-many' })
  })

  it.each(endpoints)('refuses another method for $path in the shape of every refusal', async ({ path }) => {
    const { app } = await startApp()
    const reply = await app.request(path, { method: 'DELETE', headers: { origin: 'http://localhost' } })
    expect(reply.status).toBe(405)
    const methods = endpoints.filter((endpoint) => endpoint.path === path).map(({ method }) => method)
    expect(reply.headers.get('allow')?.toLowerCase().replace('get, head', 'get')).toBe(methods.join(', '))
    expect(await reply.json()).toMatchObject({ code: 'wrong-method', id: reply.headers.get('x-request-id') })
  })

  it.each(['/api', '/api/nothing', '/api/', '/api/quiz-questions/', '/api/%00', '/api/..%2fhealth'])(
    'returns a JSON 404 for %s, and no page',
    async (path) => {
      const { get } = await startApp()
      const reply = await get(path, { accept: 'text/html' })
      expect(reply.status).toBe(404)
      expect(reply.headers.get('content-type')).toMatch('application/json')
      expect(await reply.json()).toMatchObject({ code: 'not-found', id: reply.headers.get('x-request-id') })
    },
  )

  it('sends every reply with the security headers', async () => {
    const { get } = await startApp()
    for (const path of ['/api/health', '/api/nothing', '/audio/none.mp3', '/nothing']) {
      expect(Object.fromEntries((await get(path)).headers)).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-resource-policy': 'same-origin',
        'permissions-policy': expect.stringContaining('microphone=()'),
        'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      })
    }
  })

  it('says that the database is away, and reports it', async () => {
    const reported: unknown[] = []
    const db = connect({ connectionString: 'postgres://me@127.0.0.1:1/none' }, () => {})
    const { get } = await startApp({ db, report: (error) => reported.push(error) })
    const reply = await get(quizApi.questions.path)
    expect(reply.status).toBe(503)
    expect(await reply.json()).toMatchObject({
      code: 'unavailable',
      message: 'The database does not answer.',
    })
    expect(reported).toHaveLength(1)
  })

  it('reports a bug in full, and gives the learner only an id to quote', async () => {
    const reported: { error: unknown; id: string | undefined }[] = []
    const clips = recordedClips({ gone: { path: '/nowhere/gone.mp3', hash: 'ab12cd34' } })
    const bug = new Error('a secret of the machine')
    const { get } = await startApp({
      clips,
      now: () => {
        throw bug
      },
      report: (error, id) => reported.push({ error, id }),
    })
    const reply = await get(healthApi.health.path)
    const refusal = (await reply.json()) as ErrorReply
    expect(reply.status).toBe(500)
    expect(refusal).toEqual({ code: 'unexpected', message: 'Something broke.', id: expect.any(String) })
    expect(reported).toEqual([{ error: bug, id: refusal.id }])

    const clip = await get('/audio/gone.mp3')
    expect(clip.status).toBe(500)
    expect(clip.headers.get('content-security-policy')).toMatch("frame-ancestors 'none'")
    expect(await clip.json()).toEqual({
      code: 'unexpected',
      message: 'Something broke.',
      id: reported[1]?.id,
    })
    expect(reported).toHaveLength(2)
  })
})
