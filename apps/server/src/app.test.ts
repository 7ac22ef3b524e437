import { accountApi, type ErrorReply, healthApi, progressApi, quizApi } from '@app/api'
import { describe, expect, it } from 'vitest'
import { connect } from './db/connect.ts'
import { aContent, startApp } from './testing.ts'

const endpoints = [healthApi, quizApi, accountApi, progressApi].flatMap((contract) => Object.values(contract))
const headers = { origin: 'http://localhost' }

describe('the API', () => {
  it.each(endpoints)(
    'has $method $path mounted, $auth as its contract says',
    async ({ method, path, auth }) => {
      const { app } = await startApp()
      const reply = await app.request(path, { method: method.toUpperCase(), headers })
      expect(reply.status).toBe(auth === 'open' ? 200 : 401)
    },
  )

  it.each(endpoints)('refuses another method for $path in the shape of every refusal', async ({ path }) => {
    const { app } = await startApp()
    const reply = await app.request(path, { method: 'DELETE', headers })
    expect(reply.status).toBe(405)
    expect(reply.headers.get('allow')).toMatch(/^(GET, HEAD(, PUT)?|POST)$/)
    expect(await reply.json()).toMatchObject({ code: 'wrong-method', id: reply.headers.get('x-request-id') })
  })

  it.each(['/api', '/api/nothing', '/api/', '/api/quiz-questions/', '/api/%00', '/api/..%2fhealth'])(
    'answers a JSON 404 to %s, and no page',
    async (path) => {
      const { get } = await startApp()
      const reply = await get(path, { accept: 'text/html' })
      expect(reply.status).toBe(404)
      expect(reply.headers.get('content-type')).toMatch('application/json')
      expect(await reply.json()).toMatchObject({ code: 'not-found', id: reply.headers.get('x-request-id') })
    },
  )

  it('guards every reply with the headers of a good citizen', async () => {
    const { get } = await startApp()
    for (const path of ['/api/health', '/api/nothing', '/audio/none.mp3', '/nothing']) {
      expect(Object.fromEntries((await get(path)).headers)).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'permissions-policy': expect.stringContaining('microphone=(self)'),
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

  it('reports a bug whole, and tells the learner an id to quote and nothing else', async () => {
    const reported: { error: unknown; id: string | undefined }[] = []
    const audio = new Map([['gone', { path: '/nowhere/gone.mp3', hash: 'ab12cd34' }]])
    const bug = new Error('a secret of the machine')
    const { get } = await startApp({
      content: aContent({ audio }),
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
    expect(await clip.text()).toBe(`Something broke. ${reported[1]?.id}`)
    expect(reported).toHaveLength(2)
  })
})
