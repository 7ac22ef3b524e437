import { noProgress } from '@app/learning/progress'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { freshPages } from '../../../fixtures/fresh-pages.ts'
import { browserStorage } from '../../../fixtures/open-device.ts'

const changes = { learner: 'anna', since: 0, progress: noProgress }
let asked: { path: string; body: unknown }[]

beforeEach(() => {
  asked = []
})
freshPages()

/** The code that asks, on a device that keeps this, with a server that replies so. */
async function open(reply: object, status = 200, kept: Record<string, string> = {}) {
  vi.stubGlobal('localStorage', browserStorage(kept))
  vi.stubGlobal('fetch', async (path: string, { body }: { body?: string }) => {
    asked.push({ path, body: body && JSON.parse(body) })
    return new Response(JSON.stringify(reply), { status })
  })
  return await import('./ask-exchange.ts')
}

describe('an exchange with the server', () => {
  it.each([
    [401, true],
    [403, true],
    [400, false],
    [500, false],
    [503, false],
  ])('that answers %d fails; whether the session has ended: %s', async (status, isEnd) => {
    const { askExchange, askOlder, SignedOut } = await open({}, status)
    for (const failed of [askExchange('malayalam', changes), askOlder('malayalam', 'anna', 'nothing')]) {
      const error = await failed.catch((error: unknown) => error)
      expect(error).toBeInstanceOf(Error)
      expect(error instanceof SignedOut).toBe(isEnd)
    }
  })

  it('asks about the language that is learnt', async () => {
    const { askExchange } = await open({ version: 3 })
    expect(await askExchange('malayalam', changes)).toEqual({ version: 3 })
    await askExchange('english', changes)
    expect(asked).toEqual([
      { path: '/api/sync', body: changes },
      { path: '/api/sync/english', body: changes },
    ])
  })

  it.each([
    ['until a server has taken it', { chosen: 'english' }, null],
    ['again where a server keeps no choice', {}, 'english'],
  ])('sends what the learner chose %s', async (_, reply, left) => {
    const { askExchange } = await open(reply, 200, { 'learnt-to-send': 'english' })
    await askExchange('malayalam', changes)
    expect(asked[0]?.body).toEqual({ ...changes, chosen: 'english' })
    expect(localStorage.getItem('learnt-to-send')).toBe(left)
  })

  it('asks for the log from its end, or from before a place in it', async () => {
    const { askOlder } = await open({ practice: [] })
    await askOlder('malayalam', 'anna', 'nothing')
    await askOlder('english', 'anna', { at: 7, id: 'x' })
    expect(asked.map(({ path }) => path)).toEqual([
      '/api/sync/malayalam/log?learner=anna',
      '/api/sync/english/log?learner=anna&at=7&id=x',
    ])
  })
})
