import { spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { StartError } from '../../start-error.ts'

/** Whom PostgreSQL runs as, where that is another than we are. */
export type PgUser = { uid: number; gid: number }

/**
 * PostgreSQL refuses to run as root. So root hands it to the owner of the data that is there already, else to the user
 * `postgres`, else to `nobody`. Anybody else runs it themselves.
 */
export function choosePgUser(cluster: string): PgUser | undefined {
  if (process.getuid?.() !== 0) return undefined
  const owner = statSync(cluster, { throwIfNoEntry: false })
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  const user = findUser('postgres') ?? findUser('nobody')
  if (user) return user
  throw new StartError(
    'PostgreSQL does not run as root, and there is no user postgres or nobody: start as another user, or set DATABASE_URL.',
  )
}

/** A real try, as that user: ownership, modes and access lists of every parent all have their say. */
export function canEnter(dir: string, user: PgUser | undefined): boolean {
  const { status } = spawnSync('/bin/sh', ['-c', 'cd -- "$1"', 'sh', dir], {
    ...user,
    cwd: '/',
    stdio: 'ignore',
  })
  return status === 0
}

function findUser(name: string): PgUser | undefined {
  const ask = (flag: string) => spawnSync('id', [flag, name], { encoding: 'utf8' })
  const [uid, gid] = [ask('-u'), ask('-g')]
  return uid.status === 0 && gid.status === 0
    ? { uid: Number(uid.stdout), gid: Number(gid.stdout) }
    : undefined
}
