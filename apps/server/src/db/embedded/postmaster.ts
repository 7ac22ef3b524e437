import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { codeOf } from '../../errors/error-code.ts'
import { findPostmaster, readDeadPidFile } from './find-postmaster.ts'
import type { PostgresHome } from './postgres-home.ts'
import { removeSocketDir } from './socket-dir.ts'

/** Small values and no needless workers, because server and database together must fit on a small machine. */
const settings = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  max_connections: '50',
  shared_buffers: '32MB',
  max_wal_size: '256MB',
  io_method: 'sync',
  max_logical_replication_workers: '0',
  log_timezone: 'UTC',
  timezone: 'UTC',
}

/**
 * Starts a postmaster in a process group of its own. Ctrl+C then goes only to us, and we stop it when all
 * requests have been answered.
 */
export function spawnPostmaster(
  pgHome: PostgresHome,
  postgres: string,
  socketDir: string,
  durable: boolean,
): ChildProcess {
  const dead = readDeadPidFile(pgHome)
  if (dead && dead.socketDir !== socketDir) removeSocketDir(dead.socketDir)

  const all = { ...settings, unix_socket_directories: socketDir, fsync: durable ? 'on' : 'off' }
  const options = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const log = openSync(logFile(pgHome), logSize(pgHome) > longestLog ? 'w' : 'a', 0o600)
  const child = spawn(postgres, ['-D', pgHome.cluster, ...options], {
    ...pgHome.user,
    cwd: '/',
    detached: true,
    stdio: ['ignore', log, log],
    env: {
      LC_ALL: 'C',
      TZ: 'UTC',
      // The pid of a dead postmaster may belong to another process by now, for example after a container
      // restarts. PostgreSQL then believes that the postmaster lives, unless this variable says that the pid
      // is its grandparent's.
      ...(dead && { PG_GRANDPARENT_PID: String(dead.pid) }),
    },
  })
  closeSync(log)
  child.unref()
  return child
}

/**
 * Stops it in an orderly way. If that takes too long, it is killed as in a power cut, which loses nothing
 * either.
 */
export async function stopPostmaster(pgHome: PostgresHome) {
  const signals = [
    ['SIGINT', 15_000],
    ['SIGQUIT', 5000],
    ['SIGKILL', 1000],
  ] as const
  for (const [signal, timeLimit] of signals) {
    const running = findPostmaster(pgHome)
    if (!running) return
    send(running.pid, signal)
    for (const until = Date.now() + timeLimit; Date.now() < until && findPostmaster(pgHome); ) await sleep(20)
  }
}

const longestLog = 10_000_000
const logFile = ({ dir }: PostgresHome) => join(dir, 'postgres.log')

export const logSize = (pgHome: PostgresHome) =>
  statSync(logFile(pgHome), { throwIfNoEntry: false })?.size ?? 0

/** The reason why PostgreSQL ended, in its own words: the last error in its log from position `start` on. */
export function lastComplaint(pgHome: PostgresHome, start: number): string {
  const log = readFileSync(logFile(pgHome)).subarray(start).toString()
  const [, complaint] = [...log.matchAll(/(?:FATAL|PANIC): +(.*)/g)].at(-1) ?? []
  return complaint ?? `its log ${logFile(pgHome)} does not say why`
}

function send(pid: number, signal: NodeJS.Signals) {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if (codeOf(error) !== 'ESRCH') throw error
  }
}
