import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { canEnter } from './pg-user.ts'
import type { Room } from './room.ts'

const prefix = 'malayalam-'

/** The system allows a socket's path about 100 characters, of which 32 are ours. */
const longestParent = 60

/** A directory for the socket, open to nobody else, and new, so that nothing stale is in it. */
export function makeSocketDir({ dir, user }: Room): string {
  const fits = (path: string) => path.length <= longestParent && canEnter(path, user)
  const socketDir = mkdtempSync(join([tmpdir(), '/tmp'].find(fits) ?? dir, prefix))
  if (user) chownSync(socketDir, user.uid, user.gid)
  return socketDir
}

/** Removes what `makeSocketDir` made, and nothing else. */
export function removeSocketDir(socketDir: string) {
  if (basename(socketDir).startsWith(prefix)) rmSync(socketDir, { recursive: true, force: true })
}
