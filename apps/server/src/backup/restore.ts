import { createReadStream, existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { createGunzip } from 'node:zlib'
import * as v from 'valibot'
import { connect } from '../db/connect.ts'
import { migrate, migrateTo, migrationNames } from '../db/migrate.ts'
import { makeDir } from '../disk/make-dir.ts'
import { isSystemError } from '../errors/error-code.ts'
import { refusedBySystem, StartError } from '../errors/start-error.ts'
import type { Settings } from '../settings/read-settings.ts'
import { type BackupStore, backupStore, type Table } from './backup-store.ts'
import { format, type Head } from './format.ts'
import { withDatabase } from './with-database.ts'

/** How many rows one statement writes. */
const batchSize = 1000

/**
 * Writes a backup into a database without rows, all or nothing, and migrates it to this version. Returns the
 * number of rows.
 */
export async function restore(settings: Settings, file: string): Promise<number> {
  const lines = linesOf(file)
  const head = await readHead(lines, file)
  return withDatabase(settings, async (connection, client) => {
    const store = backupStore(client)
    for (const table of await store.tables())
      if (!(await store.isEmpty(table)))
        throw new StartError(
          `The table ${table.name} has rows already: restore into a new DATA_DIR or a new database.`,
        )

    const db = connect(connection, () => {})
    try {
      await migrateTo(db, head.migrations.at(-1) ?? '')
      const count = await load(store, lines, file)
      keepSecret(settings, head.secret)
      await migrate(db)
      return count
    } finally {
      await db.destroy()
    }
  })
}

async function* linesOf(file: string): AsyncGenerator<string> {
  const bytes = createReadStream(file)
  const unpacked = createGunzip()
  bytes.on('error', (error) => unpacked.destroy(error))
  try {
    yield* createInterface({ input: bytes.pipe(unpacked) })
  } catch (error) {
    if (isSystemError(error)) throw refusedBySystem(`The backup ${file} cannot be read`, error)
    if (error instanceof Error && error.message === 'incorrect header check') throw noBackup(file)
    throw broken(file)
  }
}

async function readHead(lines: AsyncGenerator<string>, file: string): Promise<Head> {
  const { value = '' } = await lines.next()
  const read = v.safeParse(HeadLine, value)
  if (!read.success) throw noBackup(file)
  const head = read.output
  const known = new Set(migrationNames)
  if (head.migrations.every((name) => known.has(name))) return head
  throw new StartError(`${file} was made by a newer version of the app: restore it with that one.`)
}

async function load(store: BackupStore, lines: AsyncGenerator<string>, file: string): Promise<number> {
  await store.beginWriting()
  const tables = new Map((await store.tables()).map((table) => [table.name, table]))
  const keys = await store.dropForeignKeys()
  let table: Table | undefined
  let rows: string[] = []
  let count = 0
  let end: number | undefined
  const flush = async () => {
    if (table && rows.length > 0) await store.write(table, rows)
    count += rows.length
    rows = []
  }
  for await (const line of lines) {
    if (line.startsWith('[')) {
      await flush()
      table = tableFor(tables, JSON.parse(line) as [string, string[]])
    } else if (line.startsWith('{')) {
      if (!table) throw broken(file)
      if (rows.push(line) === batchSize) await flush()
    } else {
      await flush()
      end = Number(line)
    }
  }
  if (end !== count) throw broken(file)
  await store.addForeignKeys(keys)
  await store.continueNumbers()
  await store.commit()
  return count
}

function tableFor(tables: ReadonlyMap<string, Table>, [name, columns]: [string, string[]]): Table {
  const table = tables.get(name)
  const unknown = columns.find((column) => !table?.columns.includes(column))
  if (table && unknown === undefined) return table
  throw new StartError(
    `${name} has the column ${unknown}, which is not this app’s: back up and restore with pg_dump instead.`,
  )
}

const HeadLine = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    format: v.literal(format),
    made: v.string(),
    migrations: v.array(v.string()),
    secret: v.exactOptional(v.string()),
  }),
)

const noBackup = (file: string) => new StartError(`${file} is no backup of this app.`)

const broken = (file: string) => new StartError(`${file} is not whole: nothing was restored.`)

/** If AUTH_SECRET is set, it is used instead. */
function keepSecret({ authSecret, dataDir }: Settings, secret: string | undefined) {
  const file = join(dataDir, 'auth-secret')
  if (!secret || authSecret !== undefined || existsSync(file)) return
  makeDir(dataDir)
  writeFileSync(file, `${secret}\n`, { mode: 0o600, flush: true })
}
