import { type Kysely, sql } from 'kysely'
import type { Database } from '../../db/schema.ts'
import { addressKey } from '../../mail/address-key.ts'

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
  'removal_hash',
])

/** The order of a table without a primary key: where its rows lie. */
const wherever = { column: 'ctid', type: 'tid' }

/** Beside a row, the values of its primary key as texts. */
const placeColumn = 'place of the row'

/** Rows that are read at once: with the longest records some megabytes. */
const pageLength = 200

type Row = Record<string, unknown>
type KeyColumn = { column: string; type: string }

/** A table with rows of a learner: the column that names its learner, what its value is, and its primary key. */
type Table = { schema: string; name: string; column: string; value: string; key: readonly KeyColumn[] }

/** The statements behind "Download my data". */
export function accountDataStore(db: Kysely<Database>) {
  /** A page of a learner's rows in the order of the primary key, after a row if there is one. */
  async function page({ schema, name, column, value, key }: Table, last: Row | undefined): Promise<Row[]> {
    const columns = sql.join(key.map((part) => sql.ref(part.column)))
    const texts = sql.join(key.map((part) => sql`${sql.ref(part.column)}::text`))
    const after = last?.[placeColumn] as string[] | undefined
    const place = after
      ? sql`and (${columns}) > (${sql.join(key.map(({ type }, at) => sql`${after[at]}::${sql.raw(type)}`))})`
      : sql``
    const { rows } = await sql<Row>`
      select *, array[${texts}] as ${sql.ref(placeColumn)} from ${sql.id(schema, name)}
      where ${sql.ref(column)} = ${value} ${place} order by ${columns} limit ${pageLength}`.execute(db)
    return rows
  }

  async function* rowsOf(table: Table): AsyncGenerator<Row> {
    for (let last: Row | undefined; ; ) {
      const rows = await page(table, last)
      for (const row of rows) yield withoutSecrets(row)
      last = rows.at(-1)
      if (rows.length < pageLength) return
    }
  }

  return {
    /**
     * The rows of every table with a foreign key to the user, the user's own row, and the place of a proven address on the
     * waitlist. They are read page by page.
     */
    async tablesOf({ id, email, emailVerified }: { id: string; email: string; emailVerified: boolean }) {
      const keys = await keysOf(db)
      const tables = [{ schema: 'auth', name: 'user', column: 'id', value: id }]
      for (const table of await tablesOfUsers(db)) tables.push({ ...table, value: id })
      const place = { schema: 'public', name: 'waitlist', column: 'address_key', value: addressKey(email) }
      if (emailVerified) tables.push(place)
      return tables.map((table) => {
        const name = `${table.schema}.${table.name}`
        return { name, rows: rowsOf({ ...table, key: keys.get(name) ?? [wherever] }) }
      })
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

/** The columns of each table's primary key, in their order. */
async function keysOf(db: Kysely<Database>): Promise<Map<string, KeyColumn[]>> {
  const { rows } = await sql<{ table: string } & KeyColumn>`
    select namespace.nspname || '.' || class.relname as table, attribute.attname as column,
      format_type(attribute.atttypid, null) as type
    from pg_index as index
    join pg_class as class on class.oid = index.indrelid
    join pg_namespace as namespace on namespace.oid = class.relnamespace
    cross join lateral unnest(index.indkey::int2[]) with ordinality as part (number, place)
    join pg_attribute as attribute on attribute.attrelid = class.oid and attribute.attnum = part.number
    where index.indisprimary and namespace.nspname in ('public', 'auth')
    order by 1, part.place`.execute(db)
  const keys = new Map<string, KeyColumn[]>()
  for (const { table, column, type } of rows) keys.set(table, [...(keys.get(table) ?? []), { column, type }])
  return keys
}

function withoutSecrets(row: Row) {
  return Object.fromEntries(
    Object.entries(row).filter(([column]) => column !== placeColumn && !secretColumns.has(column)),
  )
}
