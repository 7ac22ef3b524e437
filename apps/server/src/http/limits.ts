import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../db/schema.ts'
import { AppError } from '../error.ts'

/** So many times in so many seconds. */
export type Limit = { many: number; seconds: number }

/** One in so many counts sweeps out what is over. */
const sweepEvery = 200

/**
 * Counts in the database, so that all processes on it count together, and by its clock. `whose` tells the counts apart; only a
 * hash of it is kept. Past the limit the refusal says when to come back.
 */
export async function countAgainst(
  { db, context }: { db: Kysely<Database>; context: Context },
  whose: readonly string[],
  limit: Limit,
) {
  const key = createHash('sha256').update(JSON.stringify(whose)).digest('base64url')
  const { rows } = await sql<{ count: number; left: number }>`
    insert into rate_limits as held (key, count, ends_at)
    values (${key}, 1, now() + make_interval(secs => ${limit.seconds}))
    on conflict (key) do update set
      count = case when held.ends_at <= now() then 1 else held.count + 1 end,
      ends_at = case when held.ends_at <= now() then excluded.ends_at else held.ends_at end
    returning count, ceil(extract(epoch from ends_at - now()))::integer as left`.execute(db)
  const [held] = rows
  if (Math.random() * sweepEvery < 1)
    await db.deleteFrom('rate_limits').where('ends_at', '<', sql<Date>`now()`).execute()
  if (!held || held.count <= limit.many) return
  context.header('retry-after', String(held.left))
  throw new AppError('too-many', `Too many attempts. Please try again in ${spoken(held.left)}.`)
}

function spoken(seconds: number): string {
  if (seconds <= 60) return seconds === 1 ? '1 second' : `${seconds} seconds`
  return `${Math.ceil(seconds / 60)} minutes`
}
