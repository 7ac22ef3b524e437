import { existsSync } from 'node:fs'
import pg from 'pg'
import { checkReach } from '../db/connect.ts'
import { findPostmaster } from '../db/embedded/find-postmaster.ts'
import { connectionTo } from '../db/embedded/owner.ts'
import { findPostgresHome } from '../db/embedded/postgres-home.ts'
import { startEmbedded } from '../db/embedded/start-embedded.ts'
import type { Settings } from '../settings/read-settings.ts'

/**
 * Runs `use` on a connection to the database of these settings. The embedded database may be running beside
 * its server. If not, it is started for as long as `use` runs.
 */
export async function withDatabase<Result>(
  { database: setting, dataDir }: Pick<Settings, 'database' | 'dataDir'>,
  use: (connection: pg.ClientConfig, client: pg.Client) => Promise<Result>,
): Promise<Result> {
  if (setting.kind === 'given') {
    await checkReach(setting.url)
    return withClient({ connectionString: setting.url }, use)
  }
  const running = existsSync(dataDir) ? findPostmaster(findPostgresHome(dataDir)) : undefined
  if (running) return withClient(connectionTo(running.socketDir), use)
  const { connection, stop } = await startEmbedded({ dataDir, report: () => {} })
  try {
    return await withClient(connection, use)
  } finally {
    await stop()
  }
}

async function withClient<Result>(
  config: pg.ClientConfig,
  use: (connection: pg.ClientConfig, client: pg.Client) => Promise<Result>,
) {
  const client = new pg.Client(config)
  client.on('error', () => {})
  await client.connect()
  try {
    return await use(config, client)
  } finally {
    await client.end()
  }
}
