import { type Kysely, sql } from 'kysely'
import type { Database } from '../../db/schema.ts'

/** Columns that are shown to nobody, not even their owner: with them one could sign in. */
const secretColumns = new Set([
  'password',
  'token',
  'accessToken',
  'refreshToken',
  'idToken',
  'secret',
  'backupCodes',
  'hash',
  'stamp',
])

/** The statements behind "Download my data". */
export function accountDataStore(db: Kysely<Database>) {
  return {
    /** The rows of every table with a foreign key to the user, and the user's own row. */
    everythingOf: async (id: string) => {
      const tables = [{ schema: 'auth', name: 'user', column: 'id' }, ...(await tablesOfUsers(db))]
      const found: Record<string, Record<string, unknown>[]> = {}
      for (const { schema, name, column } of tables) {
        const { rows } = await sql<Record<string, unknown>>`
          select * from ${sql.id(schema, name)} where ${sql.ref(column)} = ${id}`.execute(db)
        found[`${schema}.${name}`] = rows.map(withoutSecrets)
      }
      return found
    },
  }
}

/** The tables with a foreign key to the user, and the column of the key. */
async function tablesOfUsers(db: Kysely<Database>) {
  const { rows } = await sql<{ schema: string; name: string; column: string }>`
    select namespace.nspname as schema, class.relname as name, attribute.attname as column
    from pg_constraint as key
    join pg_class as class on class.oid = key.conrelid
    join pg_namespace as namespace on namespace.oid = class.relnamespace
    join pg_attribute as attribute on attribute.attrelid = key.conrelid and attribute.attnum = key.conkey[1]
    where key.contype = 'f' and key.confrelid = 'auth.user'::regclass and class.relispartition = false
    order by 1, 2`.execute(db)
  return rows
}

function withoutSecrets(row: Record<string, unknown>) {
  return Object.fromEntries(Object.entries(row).filter(([column]) => !secretColumns.has(column)))
}
