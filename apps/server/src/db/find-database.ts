import { existsSync } from 'node:fs'
import type pg from 'pg'
import { StartError } from '../errors/start-error.ts'
import { checkReach } from './connect.ts'
import { findPostmaster } from './embedded/find-postmaster.ts'
import { connectionTo } from './embedded/owner.ts'
import { findPostgresHome } from './embedded/postgres-home.ts'

/** The place of the rows: a PostgreSQL that the server runs itself, or another one. */
export type DatabaseSetting = { kind: 'own' } | { kind: 'given'; url: string }

/**
 * How a command of the operator reaches the database of a server with this setting. The embedded database
 * runs only beside its server.
 */
export async function findDatabase({
  database: setting,
  dataDir,
}: {
  database: DatabaseSetting
  dataDir: string
}): Promise<pg.PoolConfig> {
  if (setting.kind === 'given') {
    await checkReach(setting.url)
    return { connectionString: setting.url }
  }
  const running = existsSync(dataDir) ? findPostmaster(findPostgresHome(dataDir)) : undefined
  if (running) return connectionTo(running.socketDir)
  throw new StartError(`No server runs on DATA_DIR ${dataDir}: npm start starts it.`)
}
