import { setTimeout as sleep } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import { type Migration, type MigrationResultSet, Migrator } from 'kysely/migration'
import { codeOf } from '../errors/error-code.ts'
import { StartError } from '../errors/start-error.ts'
import { migrations } from './migrations/index.ts'
import type { Database } from './schema.ts'

const insufficientPrivilege = '42501'

/**
 * Half the time after which PostgreSQL looks for a deadlock, in which it might cancel a learner's request.
 */
const lockTimeout = '500ms'

/** In milliseconds: how long a migration may wait for its locks. */
const timeLimit = 60_000

/** A lock was not available, was part of a deadlock, or the database could not serialize the transaction. */
const busy = new Set(['55P03', '40P01', '40001'])

/**
 * Brings the tables up to date. Processes that start at the same moment wait for each other. Other servers go
 * on meanwhile, so a migration never makes their requests wait for long: it gives up its locks and tries
 * again. Tables that a newer version has migrated further are left as they are: while servers are replaced
 * one by one, an older one may have to start again.
 */
export async function migrate(db: Kysely<Database>) {
  await run(db, (migrator) => migrator.migrateToLatest())
}

/** Migrates up to one of our migrations and no further. */
export async function migrateTo(db: Kysely<Database>, name: string) {
  await run(db, (migrator) => migrator.migrateTo(name))
}

export const migrationNames: readonly string[] = Object.keys(migrations).toSorted()

async function run(db: Kysely<Database>, act: (migrator: Migrator) => Promise<MigrationResultSet>) {
  const getMigrations = async () => ({ ...(await newerOnes(db)), ...withLockTimeout(migrations) })
  const migrator = new Migrator({ db, provider: { getMigrations } })
  for (const until = Date.now() + timeLimit; ; await sleep(100 + Math.random() * 400)) {
    const { error } = await act(migrator)
    if (!error) return
    const code = codeOf(error) ?? ''
    const message = error instanceof Error ? error.message : String(error)
    if (code === insufficientPrivilege)
      throw new StartError(`DATABASE_URL: this user may not make tables (${message}).`)
    if (!busy.has(code)) throw error
    if (Date.now() > until) throw new StartError(`The tables are too busy to be changed (${message}).`)
  }
}

/** All migrations of a start are one transaction, so this setting ends with it. */
function withLockTimeout(all: Readonly<Record<string, Migration>>): Record<string, Migration> {
  const polite = ({ up }: Migration): Migration => ({
    async up(db) {
      await sql`select set_config('lock_timeout', ${lockTimeout}, true)`.execute(db)
      await up(db)
    },
  })
  return Object.fromEntries(Object.entries(all).map(([name, migration]) => [name, polite(migration)]))
}

/**
 * The migrations of a newer version that were applied. Kysely needs their names, although they do nothing
 * here.
 */
async function newerOnes(db: Kysely<Database>): Promise<Record<string, Migration>> {
  const newest = migrationNames.at(-1) ?? ''
  const { rows: found } = await sql`select 1 where to_regclass('kysely_migration') is not null`.execute(db)
  if (found.length === 0) return {}
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  const newer = rows.filter(({ name }) => name > newest)
  return Object.fromEntries(newer.map(({ name }) => [name, { up: async () => {} }]))
}
