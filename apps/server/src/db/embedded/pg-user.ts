import { spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { StartError } from '../../errors/start-error.ts'

/** The user that PostgreSQL runs as, if it is another than ours. */
export type PgUser = { uid: number; gid: number }

/**
 * PostgreSQL refuses to run as root. So root runs it as the owner of existing data, otherwise as the user
 * `postgres`, otherwise as `nobody`. Other users run it as themselves.
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

/**
 * Really tries it as that user, because ownership, modes and access lists of all parent directories count.
 */
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
