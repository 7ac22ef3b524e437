import { type Kysely, sql } from 'kysely'
import { prepared } from '../db/prepared.ts'
import type { Database } from '../db/schema.ts'

/** So many rows go when a new one comes: the table does not grow, and nobody waits long. */
const sweptAtOnce = 20

/**
 * Nobody waits for the disk because of a count: after a power cut the last half second is not counted, and that is all. The
 * setting is this statement's own, and is read when it commits.
 */
const count = prepared<{ count: number; left: number }>(`
  insert into rate_limits as held (key, count, ends_at)
  values ($1, 1, now() + make_interval(secs => $2))
  on conflict (key) do update set
    count = case when held.ends_at <= now() then 1 else held.count + 1 end,
    ends_at = case when held.ends_at <= now() then excluded.ends_at else held.ends_at end
  returning count, greatest(1, ceil(extract(epoch from ends_at - now())))::integer as left,
    set_config('synchronous_commit', 'off', true)`)

/** Every statement that limits run. */
export function limitStore(db: Kysely<Database>) {
  return {
    /**
     * Counts one more for `key` in the span of `seconds` that its first time began. One statement by the database's clock:
     * however many processes count at once, each time is counted once. Answers the count, and the seconds that are left.
     */
    async count(key: string, seconds: number): Promise<{ count: number; left: number }> {
      const rows = await count(db, key, seconds)
      return rows[0] ?? { count: 1, left: seconds }
    },

    /** Removes some of the spans that are over. What others count in at this moment is left to a later time. */
    sweep: () =>
      db
        .deleteFrom('rate_limits')
        .where('key', 'in', (rows) =>
          rows
            .selectFrom('rate_limits')
            .select('key')
            .where('ends_at', '<', sql<Date>`now()`)
            .orderBy('ends_at')
            .limit(sweptAtOnce)
            .forUpdate()
            .skipLocked(),
        )
        .execute(),
  }
}
