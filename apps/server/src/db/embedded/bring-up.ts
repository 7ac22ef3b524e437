import type { ChildProcess } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { StartError } from '../../start-error.ts'
import { findPostmaster } from './find-postmaster.ts'
import { own } from './owner.ts'
import { lastComplaint, logSize } from './postmaster.ts'
import type { Room } from './room.ts'

/** Recovery after a crash reads the log since the last checkpoint, which is small: a minute is plenty. */
const patience = 60_000

/** After a crash the dead server's last processes may take a moment to go, and its note a moment to be known as stale. */
const retryPatience = 10_000
const passing = /is still in use|lock file .* (already exists|is empty)/

/**
 * Owns the database of a room: the one that runs already, or else one from `spawn`. Each round looks anew at what is there,
 * because other processes may be doing the same, or the running one may be on its way out.
 */
export async function bringUp(
  room: Room,
  dataDir: string,
  spawn: () => ChildProcess,
): Promise<{ owner: pg.Client; socketDir: string }> {
  const begin = Date.now()
  let child: ChildProcess | undefined
  let logStart = 0
  for (; Date.now() - begin < patience; await sleep(25)) {
    const running = findPostmaster(room)
    const owner = running?.socketDir ? await own(running.socketDir, dataDir) : undefined
    if (running && owner) return { owner, socketDir: running.socketDir }
    if (running || (child && !hasEnded(child))) continue

    if (child) {
      const complaint = lastComplaint(room, logStart)
      const again = passing.test(complaint) && Date.now() - begin < retryPatience
      if (!again) throw new StartError(`The database in ${room.dir} does not start: ${complaint}.`)
      await sleep(200)
    }
    logStart = logSize(room)
    child = spawn()
  }
  throw new StartError(`The database in ${room.dir} does not answer: see postgres.log there.`)
}

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null
