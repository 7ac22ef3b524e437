import { createWriteStream, existsSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { syncToDisk } from '../db/embedded/sync-to-disk.ts'
import { refusedBySystem, StartError } from '../errors/start-error.ts'
import type { Settings } from '../settings/read-settings.ts'
import { type BackupStore, backupStore } from './backup-store.ts'
import { format, type Head } from './format.ts'
import { withDatabase } from './with-database.ts'

/**
 * Writes all rows of one moment into a new file that only this user can read, with the secret that signs
 * sessions if it is in DATA_DIR. The file gets its name only when it is complete. Returns the number of rows.
 */
export async function backUp(settings: Settings, file: string): Promise<number> {
  if (existsSync(file)) throw new StartError(`${file} is there already: choose another name.`)
  if (settings.database.kind === 'own' && !existsSync(settings.dataDir))
    throw new StartError(`DATA_DIR ${settings.dataDir} does not exist: there is nothing to back up.`)
  const part = `${file}.part`
  try {
    const count = await withDatabase(settings, async (_connection, client) => {
      const written = { rows: 0 }
      const lines = Readable.from(linesOf(backupStore(client), secretOf(settings), written))
      await pipeline(lines, createGzip(), createWriteStream(part, { mode: 0o600 }))
      return written.rows
    })
    syncToDisk(part)
    renameSync(part, file)
    return count
  } catch (error) {
    rmSync(part, { force: true })
    throw refusedBySystem(`The backup ${file} could not be written`, error)
  }
}

async function* linesOf(store: BackupStore, secret: string | undefined, written: { rows: number }) {
  await store.beginReading()
  const migrations = await store.migrations()
  if (migrations.length === 0)
    throw new StartError('There is nothing to back up: no server has run on this database.')
  const head: Head = { format, made: new Date().toISOString(), migrations, ...(secret && { secret }) }
  yield line(head)
  for (const table of await store.tables()) {
    yield line([table.name, table.columns])
    for await (const rows of store.rows(table)) {
      written.rows += rows.length
      yield `${rows.join('\n')}\n`
    }
  }
  await store.commit()
  yield line(written.rows)
}

const line = (value: unknown) => `${JSON.stringify(value)}\n`

function secretOf({ authSecret, dataDir }: Settings): string | undefined {
  const file = join(dataDir, 'auth-secret')
  return authSecret === undefined && existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined
}
