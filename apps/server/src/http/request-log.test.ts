import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import { startApp } from '../testing/start-app.ts'

const path = '/api/health'
const uuid = /^[\da-f]{8}-([\da-f]{4}-){3}[\da-f]{12}$/

async function start(proxies: number) {
  const lines: string[] = []
  const log = pino({ level: 'debug' }, { write: (line: string) => void lines.push(line) })
  const { get } = await startApp({ proxies, log })
  return { get, logged: () => lines.map((line) => JSON.parse(line) as Record<string, unknown>) }
}

describe('the id of a request', () => {
  it('is made here, and is in the reply and in the log', async () => {
    const { get, logged } = await start(0)
    const ids = [await get(path), await get(path)].map(({ headers }) => headers.get('x-request-id'))
    expect(ids[0]).toMatch(uuid)
    expect(ids[0]).not.toBe(ids[1])
    expect(logged()).toMatchObject(ids.map((id) => ({ id, method: 'GET', route: path, status: 200 })))
  })

  it('is the one that our own proxy gave', async () => {
    const { get, logged } = await start(1)
    const id = '0123456789abcdef0123456789abcdef'
    expect((await get(path, { 'x-request-id': id })).headers.get('x-request-id')).toBe(id)
    expect(logged()).toMatchObject([{ id }])
  })

  it('is never what a client wrote, if there is no proxy', async () => {
    const { get } = await start(0)
    const reply = await get(path, { 'x-request-id': '0123456789abcdef0123456789abcdef' })
    expect(reply.headers.get('x-request-id')).toMatch(uuid)
  })

  it.each(['', 'short', 'a'.repeat(65), 'with a space', 'quote"and{brace}', 'newline%0a12'])(
    'is never %j, whoever sent it',
    async (id) => {
      const { get } = await start(1)
      expect((await get(path, { 'x-request-id': id })).headers.get('x-request-id')).toMatch(uuid)
    },
  )
})

it('logs no part of a path that is not the endpoint’s own', async () => {
  const { get, logged } = await start(0)
  await get('/api/auth/reset-password/a-secret-token?token=another')
  await get('/api/health?email=asha@example.org')
  expect(logged()).toMatchObject([{ route: '/api/*' }, { route: path }])
  expect(JSON.stringify(logged())).not.toMatch(/secret|another|asha/)
})
