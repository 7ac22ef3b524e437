import type { Insertable, Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'

/** All statements that the waitlist runs. */
export function waitlistStore(db: Kysely<Database>) {
  return {
    /**
     * Adds an address once; an existing row stays as it is. That row is still written, so that the time of
     * the reply reveals nothing.
     */
    add: (row: Insertable<Database['waitlist']>) =>
      db
        .insertInto('waitlist')
        .values(row)
        .onConflict((conflict) =>
          conflict.column('address_key').doUpdateSet((row) => ({ language: row.ref('waitlist.language') })),
        )
        .execute(),

    removeByHash: (hash: string) => db.deleteFrom('waitlist').where('removal_hash', '=', hash).execute(),

    /** Returns whether it existed. */
    async removeByKey(key: string): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('waitlist')
        .where('address_key', '=', key)
        .executeTakeFirst()
      return numDeletedRows > 0n
    },

    /** In the order of joining. */
    all: () =>
      db
        .selectFrom('waitlist')
        .select(['email', 'language', 'joined_at'])
        .orderBy('joined_at')
        .orderBy('address_key')
        .execute(),
  }
}
