import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { codeOf } from '../../errors/error-code.ts'
import type { PostgresHome } from './postgres-home.ts'

/** PostgreSQL's main process, which starts and stops all its other processes. */
export type Postmaster = { pid: number; socketDir: string }

/** The postmaster that runs on this cluster, whoever started it. */
export function findPostmaster({ cluster }: PostgresHome): Postmaster | undefined {
  const noted = readPidFile(cluster)
  return noted && isPostmaster(noted.pid, cluster) ? noted : undefined
}

/** The pid file of a dead postmaster. To be called only when `findPostmaster` has found none. */
export function readDeadPidFile({ cluster }: PostgresHome): Postmaster | undefined {
  const noted = readPidFile(cluster)
  if (!noted || noted.pid) return noted
  // The file has no pid yet: its process was killed before it wrote it, or is starting right now and gets
  // time to write it.
  const written = statSync(pidFile(cluster), { throwIfNoEntry: false })?.mtimeMs ?? Date.now()
  if (Date.now() - written > 2000) rmSync(pidFile(cluster), { force: true })
  return undefined
}

const pidFile = (cluster: string) => join(cluster, 'postmaster.pid')

/** The file is written line by line, so its end may be missing. */
function readPidFile(cluster: string): Postmaster | undefined {
  const text = readIfThere(pidFile(cluster))
  if (text === undefined) return undefined
  const [pid = '', , , , socketDir = ''] = text.split('\n')
  return { pid: Math.abs(Number(pid)) || 0, socketDir }
}

/**
 * Whether a process lives, is no zombie, and was started on this cluster. Its pid alone may belong to another
 * process by now.
 */
function isPostmaster(pid: number, cluster: string): boolean {
  if (!pid) return false
  if (process.platform === 'linux') {
    return readIfThere(`/proc/${pid}/cmdline`)?.split('\0').includes(cluster) ?? false
  }
  const { stdout } = spawnSync('ps', ['-ww', '-o', 'stat=,command=', '-p', String(pid)], { encoding: 'utf8' })
  return stdout.includes(cluster) && !stdout.startsWith('Z')
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    const code = codeOf(error)
    if (code === 'ENOENT' || code === 'ESRCH') return undefined
    throw error
  }
}
