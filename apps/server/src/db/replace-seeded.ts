import type { Kysely, Transaction } from 'kysely'
import type { Database } from './schema.ts'

/**
 * Lets `replace` put what came from the content into a table, unless it came from this very content already. Whole or not at all;
 * processes that start at the same moment wait for each other at the row of the table `seed`, a lock that distributed databases have
 * as well. Answers whether anything was written.
 */
export function replaceSeeded(
  db: Kysely<Database>,
  { name, fingerprint }: { name: string; fingerprint: string },
  replace: (change: Transaction<Database>) => Promise<void>,
): Promise<boolean> {
  return db.transaction().execute(async (change) => {
    await change
      .insertInto('seed')
      .values({ name, fingerprint: '' })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const seed = await change
      .selectFrom('seed')
      .select('fingerprint')
      .where('name', '=', name)
      .forUpdate()
      .executeTakeFirstOrThrow()
    if (seed.fingerprint === fingerprint) return false

    await replace(change)
    await change.updateTable('seed').set({ fingerprint }).where('name', '=', name).execute()
    return true
  })
}
