import type { Kysely, Transaction } from 'kysely'
import type { Database } from './schema.ts'

/**
 * Lets `replace` write rows from the content into a table, unless the table has the rows of this very content
 * already. All or nothing. Processes that start at the same moment wait for each other at the row of the
 * table `seed`, because distributed databases have such locks too. Returns whether anything was written.
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
