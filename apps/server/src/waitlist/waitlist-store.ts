import type { Insertable, Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'

/** Every statement that the waitlist runs. */
export function waitlistStore(db: Kysely<Database>) {
  return {
    /** Once per address: the row that is there stays as it is. It is written anew all the same, so that the time it takes tells nothing. */
    add: (row: Insertable<Database['waitlist']>) =>
      db
        .insertInto('waitlist')
        .values(row)
        .onConflict((conflict) =>
          conflict.column('address_key').doUpdateSet((row) => ({ language: row.ref('waitlist.language') })),
        )
        .execute(),

    removeByHash: (hash: string) => db.deleteFrom('waitlist').where('removal_hash', '=', hash).execute(),

    /** Answers whether it was there. */
    async removeByKey(key: string): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('waitlist')
        .where('address_key', '=', key)
        .executeTakeFirst()
      return numDeletedRows > 0n
    },

    /** In the order of their joining. */
    all: () =>
      db
        .selectFrom('waitlist')
        .select(['email', 'language', 'joined_at'])
        .orderBy('joined_at')
        .orderBy('address_key')
        .execute(),
  }
}
