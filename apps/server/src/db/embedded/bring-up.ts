import type { ChildProcess } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { StartError } from '../../errors/start-error.ts'
import { findPostmaster } from './find-postmaster.ts'
import { own } from './owner.ts'
import type { PostgresHome } from './postgres-home.ts'
import { lastComplaint, logSize } from './postmaster.ts'

/**
 * In milliseconds. Recovery after a crash reads the log since the last checkpoint, which is small, so a
 * minute is plenty.
 */
const timeLimit = 60_000

/**
 * In milliseconds. After a crash, the dead server's last processes may need a moment to end, and its pid file
 * a moment to be recognised as stale.
 */
const retryTimeLimit = 10_000
const passing = /is still in use|lock file .* (already exists|is empty)/

/**
 * Becomes the owner of the database in a directory: of the one that is running, or of one from `spawn`. Each
 * round checks again what is there, because other processes may be doing the same, or the running one may be
 * stopping.
 */
export async function bringUp(
  pgHome: PostgresHome,
  dataDir: string,
  spawn: () => ChildProcess,
): Promise<{ owner: pg.Client; socketDir: string }> {
  const begin = Date.now()
  let child: ChildProcess | undefined
  let logStart = 0
  for (; Date.now() - begin < timeLimit; await sleep(25)) {
    const running = findPostmaster(pgHome)
    const owner = running?.socketDir ? await own(running.socketDir, dataDir) : undefined
    if (running && owner) return { owner, socketDir: running.socketDir }
    if (running || (child && !hasEnded(child))) continue

    if (child) {
      const complaint = lastComplaint(pgHome, logStart)
      const again = passing.test(complaint) && Date.now() - begin < retryTimeLimit
      if (!again) throw new StartError(`The database in ${pgHome.dir} does not start: ${complaint}.`)
      await sleep(200)
    }
    logStart = logSize(pgHome)
    child = spawn()
  }
  throw new StartError(`The database in ${pgHome.dir} does not answer: see postgres.log there.`)
}

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null
