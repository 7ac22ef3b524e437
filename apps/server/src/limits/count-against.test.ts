import { Hono } from 'hono'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { AppError } from '../errors/app-error.ts'
import { freshDatabase, openDatabase } from '../testing/start-app.ts'
import { countAgainst } from './count-against.ts'
import { limitStore } from './limit-store.ts'

const limit = { many: 2, seconds: 60 }

/** Counters in a database of their own, and a second connection to it, like that of another process. */
async function startCounting() {
  const url = await freshDatabase()
  const [db, other] = [openDatabase(url), openDatabase(url)]
  async function take(whose: string, { by = db, many = limit.many, seconds = limit.seconds } = {}) {
    const app = new Hono()
      .get('/', async (context) => {
        await countAgainst({ db: by, context }, [whose], { many, seconds })
        return context.text('within')
      })
      .onError((error, context) => {
        if (!(error instanceof AppError)) throw error
        return context.text(error.message)
      })
    const reply = await app.request('/')
    return { said: await reply.text(), retryAfter: reply.headers.get('retry-after') }
  }
  const rows = () => db.selectFrom('rate_limits').selectAll().execute()
  const endAll = () =>
    db.updateTable('rate_limits').set({ ends_at: sql<Date>`now() - interval '1 second'` }).execute()
  return { db, other, take, rows, endAll }
}

it('lets exactly the limit through, however many requests come at once and to whichever process', async () => {
  const { db, other, take } = await startCounting()
  const taken = await Promise.all(
    Array.from({ length: 50 }, (_, place) => take('one', { by: place % 2 ? db : other, many: 7 })),
  )
  expect(taken.filter(({ said }) => said === 'within')).toHaveLength(7)
})

it('says when to come back', async () => {
  const { take } = await startCounting()
  await take('one', { many: 1, seconds: 600 })
  const { said, retryAfter } = await take('one', { many: 1, seconds: 600 })
  expect(said).toBe('Too many attempts. Please try again in 10 minutes.')
  expect(Number(retryAfter)).toBeGreaterThan(590)
  expect(Number(retryAfter)).toBeLessThanOrEqual(600)
  await take('other', { many: 1, seconds: 1 })
  expect((await take('other', { many: 1, seconds: 1 })).said).toMatch(/in 1 second\.$|^within$/)
})

it('counts anew when the time is over, which refused attempts do not extend', async () => {
  const { take, rows, endAll } = await startCounting()
  for (const said of ['within', 'within']) expect((await take('one')).said).toBe(said)
  const [before] = await rows()
  expect((await take('one')).said).not.toBe('within')
  const [after] = await rows()
  expect(after?.ends_at).toEqual(before?.ends_at)
  await endAll()
  expect((await take('one')).said).toBe('within')
})

it('counts each client separately', async () => {
  const { take } = await startCounting()
  for (let time = 0; time < 3; time++) await take('one')
  expect((await take('other')).said).toBe('within')
})

it('stores nothing that names a client', async () => {
  const { take, rows } = await startCounting()
  await take('192.0.2.7')
  expect(JSON.stringify(await rows())).not.toContain('192.0.2.7')
})

it('removes expired counts when a new client comes, and no others', async () => {
  const { take, rows, endAll } = await startCounting()
  await Promise.all(Array.from({ length: 9 }, (_, place) => take(`old ${place}`)))
  await endAll()
  await take('new')
  expect(await rows()).toHaveLength(1)
  await take('newer')
  expect(await rows()).toHaveLength(2)
})

it('removes expired counts beside others that count, and loses no count', async () => {
  const { db, other, take, endAll } = await startCounting()
  await Promise.all(Array.from({ length: 40 }, (_, place) => take(`old ${place}`)))
  await endAll()
  const sweeping = Array.from({ length: 8 }, (_, place) => limitStore(place % 2 ? db : other).sweep())
  const counting = Array.from({ length: 40 }, (_, place) => take(`old ${place % 4}`, { many: 5 }))
  const taken = await Promise.all(counting)
  await Promise.all(sweeping)
  expect(taken.filter(({ said }) => said === 'within')).toHaveLength(20)
})
