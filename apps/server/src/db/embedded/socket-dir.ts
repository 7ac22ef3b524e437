import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { canEnter } from './pg-user.ts'
import type { PostgresHome } from './postgres-home.ts'

const prefix = 'malayalam-'

/** The system allows about 100 characters for the path of a socket, and 32 of them are ours. */
const longestParent = 60

/**
 * Makes a new directory for the socket, closed to everybody else. As it is new, it contains nothing stale.
 */
export function makeSocketDir({ dir, user }: PostgresHome): string {
  const fits = (path: string) => path.length <= longestParent && canEnter(path, user)
  const socketDir = mkdtempSync(join([tmpdir(), '/tmp'].find(fits) ?? dir, prefix))
  if (user) chownSync(socketDir, user.uid, user.gid)
  return socketDir
}

/** Removes a directory that `makeSocketDir` made, and nothing else. */
export function removeSocketDir(socketDir: string) {
  if (basename(socketDir).startsWith(prefix)) rmSync(socketDir, { recursive: true, force: true })
}
