import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { StartError } from '../../errors/start-error.ts'

/** How to connect to the embedded database. */
export const connectionTo = (socketDir: string) => ({
  host: socketDir,
  port: 5432,
  user: 'postgres',
  database: 'postgres',
})

/** Any number, the same in all versions. */
const ownerLock = 20_180_815

/**
 * In milliseconds. The lock of a killed owner is released as soon as PostgreSQL notices that its connection
 * is closed.
 */
const timeLimit = 2000

/**
 * Makes this process the owner: the one that stops the database. The lock belongs to a session: it lasts as
 * long as the process with the connection lives, is never stale, and only one process has it, however many
 * start at once. Returns undefined while the database takes no connections.
 */
export async function own(socketDir: string, dataDir: string): Promise<pg.Client | undefined> {
  const client = new pg.Client({
    ...connectionTo(socketDir),
    application_name: `${ownerPrefix}${process.pid}`,
    connectionTimeoutMillis: 5000,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    for (const until = Date.now() + timeLimit; ; await sleep(50)) {
      const { rows } = await client.query<{ owned: boolean }>('select pg_try_advisory_lock($1) as owned', [
        ownerLock,
      ])
      if (rows[0]?.owned) return client
      if (Date.now() > until) throw await inUse(client, dataDir)
    }
  } catch (error) {
    await client.end()
    if (error instanceof StartError) throw error
    return undefined
  }
}

const ownerPrefix = 'malayalam-for-all owner '

async function inUse(client: pg.Client, dataDir: string): Promise<StartError> {
  const { rows } = await client.query<{ name: string }>(
    `select application_name as name from pg_stat_activity join pg_locks using (pid)
     where locktype = 'advisory' and objid = $1 and granted`,
    [ownerLock],
  )
  const owner = rows[0]?.name.replace(ownerPrefix, 'process ') ?? 'another process'
  return new StartError(
    `DATA_DIR ${dataDir} is already in use by ${owner}; set DATABASE_URL to share a database.`,
  )
}
