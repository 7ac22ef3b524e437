import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { AppError } from '../errors/app-error.ts'
import { limitInMemory } from './limit-in-memory.ts'

/** An endpoint that answers each client three times a minute, behind a proxy that names the client. */
function anEndpoint() {
  let seconds = 0
  const now = () => new Date(seconds * 1000)
  const app = new Hono()
    .use(limitInMemory({ proxies: 1, now }, { limit: { per: 'address', many: 3, seconds: 60 } }))
    .get('/', (context) => context.text('within'))
    .onError((error, context) => {
      if (!(error instanceof AppError)) throw error
      return context.text(error.code)
    })
  return {
    wait: (more: number) => (seconds += more),
    async ask(client: string) {
      const reply = await app.request('/', { headers: { 'x-forwarded-for': client } })
      return { said: await reply.text(), retryAfter: reply.headers.get('retry-after') }
    },
  }
}

const addressOf = (place: number) => `10.${place >> 16}.${(place >> 8) & 255}.${place & 255}`

it('lets each client through as often as the contract says, and says how long to wait', async () => {
  const { ask, wait } = anEndpoint()
  for (let count = 0; count < 3; count++) expect((await ask('10.0.0.1')).said).toBe('within')
  wait(20)
  expect(await ask('10.0.0.1')).toEqual({ said: 'too-many', retryAfter: '40' })
  expect((await ask('10.0.0.2')).said).toBe('within')
})

it('counts anew when the time is over', async () => {
  const { ask, wait } = anEndpoint()
  for (let count = 0; count < 4; count++) await ask('10.0.0.1')
  wait(59)
  expect((await ask('10.0.0.1')).said).toBe('too-many')
  wait(1)
  expect((await ask('10.0.0.1')).said).toBe('within')
})

it('counts ten thousand clients and no more: a flood cannot fill the memory', async () => {
  const { ask } = anEndpoint()
  const [first, second] = [addressOf(0), addressOf(1)]
  for (let count = 0; count < 3; count++) for (const client of [first, second]) await ask(client)
  for (let place = 2; place < 10_000; place++) await ask(addressOf(place))
  expect((await ask(first)).said).toBe('too-many')
  for (let place = 10_000; place < 10_002; place++) await ask(addressOf(place))
  expect((await ask(first)).said).toBe('within')
})
