import pg from 'pg'

/** A table, as `schema.name`, and its columns in their order. */
export type Table = { name: string; columns: string[] }

type Key = { table: string; name: string; definition: string }

/** How many rows are read or written at once. */
const batchSize = 1000

const quoted = (table: string) => table.split('.').map(pg.escapeIdentifier).join('.')

/**
 * All statements that backing up and restoring run. They have no time limit, and use a connection of their
 * own.
 */
export function backupStore(client: pg.Client) {
  const run = async <Row extends pg.QueryResultRow>(statement: string, values: unknown[] = []) =>
    (await client.query<Row>(statement, values)).rows

  return {
    /** Reads the whole database as it is at one moment, whatever is written meanwhile. */
    beginReading: () => run('begin isolation level repeatable read read only'),
    beginWriting: () => run('begin'),
    commit: () => run('commit'),

    /** The migrations that made the tables. A new database has none. */
    async migrations(): Promise<string[]> {
      const [found] = await run(`select 1 where to_regclass('kysely_migration') is not null`)
      if (!found) return []
      const rows = await run<{ name: string }>('select name from kysely_migration order by name')
      return rows.map(({ name }) => name)
    },

    /** All tables except those of the migrations. */
    tables: () =>
      run<Table>(`
        select format('%s.%s', namespace.nspname, class.relname) as name,
          array_agg(attribute.attname::text order by attribute.attnum) as columns
        from pg_class as class
        join pg_namespace as namespace on namespace.oid = class.relnamespace
        join pg_attribute as attribute on attribute.attrelid = class.oid
        where class.relkind = 'r' and namespace.nspname in ('public', 'auth')
          and class.relname not like 'kysely\\_migration%'
          and attribute.attnum > 0 and not attribute.attisdropped
        group by 1 order by 1`),

    isEmpty: async ({ name }: Table) => (await run(`select 1 from ${quoted(name)} limit 1`)).length === 0,

    /** The rows as JSON, in batches. */
    async *rows({ name }: Table): AsyncGenerator<string[]> {
      await run(
        `declare backup no scroll cursor for select row_to_json(held)::text as row from ${quoted(name)} as held`,
      )
      for (;;) {
        const rows = await run<{ row: string }>(`fetch ${batchSize} from backup`)
        if (rows.length === 0) break
        yield rows.map(({ row }) => row)
      }
      await run('close backup')
    },

    /**
     * Removes all foreign keys, so that rows may be written in any order. Returns what is needed to add them
     * again.
     */
    async dropForeignKeys(): Promise<Key[]> {
      const keys = await run<Key>(`
        select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
        from pg_constraint where contype = 'f'
          and connamespace in ('public'::regnamespace, 'auth'::regnamespace)`)
      for (const { table, name } of keys) await run(`alter table ${table} drop constraint ${name}`)
      return keys
    },

    /** Adds them again as they were. If a key was valid for all rows, all rows are checked. */
    async addForeignKeys(keys: readonly Key[]) {
      for (const { table, name, definition } of keys)
        await run(`alter table ${table} add constraint ${name} ${definition}`)
    },

    write: ({ name }: Table, rows: readonly string[]) =>
      run(
        `insert into ${quoted(name)} select * from json_populate_recordset(null::${quoted(name)}, $1::json)`,
        [`[${rows.join(',')}]`],
      ),

    /** Makes the database's counters continue after the numbers in use. */
    async continueNumbers() {
      const columns = await run<{ table: string; column: string }>(`
        select attrelid::regclass::text as table, quote_ident(attname) as column
        from pg_attribute join pg_class on pg_class.oid = attrelid
        where attidentity <> '' and relnamespace in ('public'::regnamespace, 'auth'::regnamespace)`)
      for (const { table, column } of columns)
        await run(
          `select setval(pg_get_serial_sequence($1, $2), coalesce(max(${column}), 0) + 1, false) from ${table}`,
          [table, column.replaceAll('"', '')],
        )
    },
  }
}

export type BackupStore = ReturnType<typeof backupStore>
