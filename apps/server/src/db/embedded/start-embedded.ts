import type pg from 'pg'
import { refusedBySystem } from '../../errors/start-error.ts'
import { bringUp } from './bring-up.ts'
import { ensureCluster, removeLeftovers } from './cluster.ts'
import { findPostmaster } from './find-postmaster.ts'
import { connectionTo } from './owner.ts'
import { findPostgresHome, type PostgresHome } from './postgres-home.ts'
import { spawnPostmaster, stopPostmaster } from './postmaster.ts'
import { findPrograms, type Programs } from './programs.ts'
import { makeSocketDir, removeSocketDir } from './socket-dir.ts'

type Options = {
  dataDir: string
  /** Called when the database went away and is being brought back. */
  report: (error: unknown) => void
  /** Only tests set it to false: their data need not survive a power cut. */
  durable?: boolean
  /** The place for the data if PostgreSQL cannot enter `dataDir`. */
  elsewhere?: string
}

export type EmbeddedDatabase = { connection: pg.PoolConfig; stop: () => Promise<void> }

/**
 * Starts the PostgreSQL of `dataDir`, or takes over the one that a killed process of ours left running. This
 * process then owns it and stops it at its end. If it dies, it is started again, on the same socket.
 */
export async function startEmbedded(options: Options): Promise<EmbeddedDatabase> {
  const { dataDir, report, durable = true, elsewhere } = options
  const pgHome = findPostgresHome(dataDir, elsewhere)
  const { postgres } = await prepare(pgHome, durable)

  let dir: string | undefined
  const socketDir = () => {
    dir ??= makeSocketDir(pgHome)
    return dir
  }
  const start = () => bringUp(pgHome, dataDir, () => spawnPostmaster(pgHome, postgres, socketDir(), durable))

  let owner: pg.Client | undefined
  let stopped = false
  let settled: Promise<unknown> = Promise.resolve()
  const watch = (client: pg.Client) => {
    owner = client
    client.once('end', () => {
      owner = undefined
      if (stopped) return
      report(new Error('The database went away, and is brought back.'))
      settled = start().then((again) => watch(again.owner))
    })
  }

  const first = await start().catch((error: unknown) => {
    if (dir && !findPostmaster(pgHome)) removeSocketDir(dir)
    throw error
  })
  if (dir && dir !== first.socketDir) removeSocketDir(dir)
  dir = first.socketDir
  watch(first.owner)
  removeLeftovers(pgHome)

  return {
    connection: connectionTo(dir),
    async stop() {
      stopped = true
      await Promise.allSettled([settled])
      // Without the lock, it belongs to another process by now.
      if (!owner) return
      await stopPostmaster(pgHome)
      if (dir) removeSocketDir(dir)
    },
  }
}

async function prepare(pgHome: PostgresHome, durable: boolean): Promise<Programs> {
  try {
    const programs = findPrograms(pgHome)
    await ensureCluster(pgHome, programs, durable)
    return programs
  } catch (error) {
    throw refusedBySystem(`The database in ${pgHome.dir} could not be made`, error)
  }
}
