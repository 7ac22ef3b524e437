import { type Kysely, Migrator } from 'kysely'
import { StartError } from '../start-error.ts'
import { migrations } from './migrations/index.ts'
import type { Database } from './schema.ts'

const insufficientPrivilege = '42501'

/** Brings the tables up to date. Processes that start at the same moment wait for each other. */
export async function migrate(db: Kysely<Database>) {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error } = await migrator.migrateToLatest()
  if (!error) return
  const { code, message } = error as { code?: string; message?: string }
  if (code === insufficientPrivilege)
    throw new StartError(`DATABASE_URL: this user may not make tables (${message}).`)
  throw error
}
