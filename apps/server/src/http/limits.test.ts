import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { AppError } from '../error.ts'
import { startApp } from '../testing.ts'
import { countAgainst, type Limit } from './limits.ts'

async function counter() {
  const { db } = await startApp()
  const whose = [String(Math.random())]
  return {
    db,
    whose,
    /** Whether this time was still within the limit. */
    async take(limit: Limit, by = whose) {
      const app = new Hono().get('/', async (context) => {
        await countAgainst({ db, context }, by, limit)
        return context.text('within')
      })
      app.onError((error, context) => context.text(error instanceof AppError ? error.code : 'broken'))
      return (await app.request('/')).text()
    },
  }
}

it('lets so many through and no more, however many come at once', async () => {
  const { take } = await counter()
  const taken = await Promise.all(Array.from({ length: 20 }, () => take({ many: 7, seconds: 60 })))
  expect(taken.filter((text) => text === 'within')).toHaveLength(7)
  expect(taken.filter((text) => text === 'too-many')).toHaveLength(13)
})

it('counts anew when the time is over, which refusals do not put off', async () => {
  const { db, take } = await counter()
  const limit = { many: 1, seconds: 60 }
  await take(limit)
  expect(await take(limit)).toBe('too-many')
  await db
    .updateTable('rate_limits')
    .set({ ends_at: new Date(Date.now() - 1) })
    .execute()
  expect(await take(limit)).toBe('within')
})

it('counts each on their own, and keeps nothing that names them', async () => {
  const { db, whose, take } = await counter()
  const limit = { many: 1, seconds: 60 }
  await take(limit)
  expect(await take(limit, [...whose, 'anna@example.org'])).toBe('within')
  expect(JSON.stringify(await db.selectFrom('rate_limits').selectAll().execute())).not.toContain('anna')
})
