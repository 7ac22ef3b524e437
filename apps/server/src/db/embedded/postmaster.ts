import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findPostmaster, readDeadNote } from './find-postmaster.ts'
import type { Room } from './room.ts'
import { removeSocketDir } from './socket-dir.ts'

/** Small, because server and database together have to fit a small machine; no worker that is not needed, for the same reason. */
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

/** Starts a postmaster. It gets a process group of its own: Ctrl+C is for us, who stop it when all requests are answered. */
export function spawnPostmaster(
  room: Room,
  postgres: string,
  socketDir: string,
  durable: boolean,
): ChildProcess {
  const dead = readDeadNote(room)
  if (dead && dead.socketDir !== socketDir) removeSocketDir(dead.socketDir)

  const all = { ...settings, unix_socket_directories: socketDir, fsync: durable ? 'on' : 'off' }
  const options = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const log = openSync(logFile(room), logSize(room) > longestLog ? 'w' : 'a', 0o600)
  const child = spawn(postgres, ['-D', room.cluster, ...options], {
    ...room.user,
    cwd: '/',
    detached: true,
    stdio: ['ignore', log, log],
    env: {
      LC_ALL: 'C',
      TZ: 'UTC',
      // A dead postmaster's number may belong to another process by now, as it does after the restart of a container.
      // PostgreSQL then takes it for alive, unless it is told that the number is its grandparent's.
      ...(dead && { PG_GRANDPARENT_PID: String(dead.pid) }),
    },
  })
  closeSync(log)
  child.unref()
  return child
}

/** Stops it in good order; when that takes too long, as a power cut would, which loses nothing either. */
export async function stopPostmaster(room: Room) {
  const ways = [
    ['SIGINT', 15_000],
    ['SIGQUIT', 5000],
    ['SIGKILL', 1000],
  ] as const
  for (const [signal, patience] of ways) {
    const running = findPostmaster(room)
    if (!running) return
    send(running.pid, signal)
    for (const until = Date.now() + patience; Date.now() < until && findPostmaster(room); ) await sleep(20)
  }
}

const longestLog = 10_000_000
const logFile = ({ dir }: Room) => join(dir, 'postgres.log')

export const logSize = (room: Room) => statSync(logFile(room), { throwIfNoEntry: false })?.size ?? 0

/** Why PostgreSQL gave up, in its own words: the last complaint in its log from `start` on. */
export function lastComplaint(room: Room, start: number): string {
  const log = readFileSync(logFile(room)).subarray(start).toString()
  const [, complaint] = [...log.matchAll(/(?:FATAL|PANIC): +(.*)/g)].at(-1) ?? []
  return complaint ?? `its log ${logFile(room)} does not say why`
}

function send(pid: number, signal: NodeJS.Signals) {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}
