import { type Kysely, sql } from 'kysely'
import { prepared } from '../db/prepared.ts'
import type { Database } from '../db/schema.ts'

/** The most rows to delete when a new one comes: the table does not grow, and nobody waits long. */
const sweptAtOnce = 20

/**
 * Nobody waits for the disk because of a count. After a power cut the last half second is not counted, and
 * that is all. The setting applies to this statement only, and is read when it commits.
 */
const count = prepared<{ count: number; left: number }>(`
  insert into rate_limits as held (key, count, ends_at)
  values ($1, 1, now() + make_interval(secs => $2))
  on conflict (key) do update set
    count = case when held.ends_at <= now() then 1 else held.count + 1 end,
    ends_at = case when held.ends_at <= now() then excluded.ends_at else held.ends_at end
  returning count, greatest(1, ceil(extract(epoch from ends_at - now())))::integer as left,
    set_config('synchronous_commit', 'off', true)`)

const uncount = prepared(`update rate_limits set count = count - 1 where key = $1 and count > 0`)

const hold = prepared<{ key: string }>(`
  insert into rate_limits as held (key, count, ends_at)
  values ($1, 1, now() + make_interval(secs => $2))
  on conflict (key) do update set ends_at = excluded.ends_at where held.ends_at <= now()
  returning key`)
const renew = prepared(`update rate_limits set ends_at = now() + make_interval(secs => $2) where key = $1`)
const free = prepared(`delete from rate_limits where key = $1`)

/** All statements that limits run. */
export function limitStore(db: Kysely<Database>) {
  return {
    /**
     * Counts one more for `key`, in the span of `seconds` that began with its first request. It is one
     * statement by the database's clock, so each request is counted once, however many processes count.
     * Returns the count, and the seconds that are left.
     */
    async count(key: string, seconds: number): Promise<{ count: number; left: number }> {
      const rows = await count(db, key, seconds)
      return rows[0] ?? { count: 1, left: seconds }
    },

    /** One less, as if the last request had not been. */
    uncount: (key: string) => uncount(db, key),

    /** Holds a key for so many seconds. Returns whether nobody else held it. */
    hold: async (key: string, seconds: number) => (await hold(db, key, seconds)).length > 0,
    renew: (key: string, seconds: number) => renew(db, key, seconds),
    free: (key: string) => free(db, key),

    /** Deletes some of the expired spans. Rows that others are counting in now are left to a later time. */
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
