import { existsSync } from 'node:fs'
import type pg from 'pg'
import type { Settings } from '../settings.ts'
import { StartError } from '../start-error.ts'
import { checkReach } from './connect.ts'
import { findPostmaster } from './embedded/find-postmaster.ts'
import { connectionTo } from './embedded/owner.ts'
import { findPostgresHome } from './embedded/postgres-home.ts'

/**
 * How a command of the operator reaches the database of a server with this setting. The embedded database
 * runs only beside its server.
 */
export async function findDatabase({
  database: setting,
  dataDir,
}: Pick<Settings, 'database' | 'dataDir'>): Promise<pg.PoolConfig> {
  if (setting.kind === 'given') {
    await checkReach(setting.url)
    return { connectionString: setting.url }
  }
  const running = existsSync(dataDir) ? findPostmaster(findPostgresHome(dataDir)) : undefined
  if (running) return connectionTo(running.socketDir)
  throw new StartError(`No server runs on DATA_DIR ${dataDir}: npm start starts it.`)
}
