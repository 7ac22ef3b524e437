import { execFile } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { StartError } from '../../errors/start-error.ts'
import type { PostgresHome } from './postgres-home.ts'
import type { Programs } from './programs.ts'
import { syncToDisk } from './sync-to-disk.ts'

const run = promisify(execFile)
const temporaryPrefix = '.postgres-new-'

/**
 * The locale is built in, so text sorts the same way on every machine. Only the socket accepts connections,
 * and only from its owner.
 */
const initOptions = [
  ...['--username=postgres', '--auth=trust', '--data-checksums'],
  ...['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
]

/**
 * Makes the cluster if there is none. It is made in another directory and then renamed, so that a kill at any
 * moment leaves no cluster or a complete one.
 */
export async function ensureCluster(
  { dir, cluster, user }: PostgresHome,
  { initdb, major }: Programs,
  durable: boolean,
) {
  if (!existsSync(versionFile(cluster))) {
    const temporary = mkdtempSync(join(dir, temporaryPrefix))
    if (user) chownSync(temporary, user.uid, user.gid)
    try {
      const options = ['--pgdata', temporary, ...initOptions, ...(durable ? [] : ['--no-sync'])]
      await run(initdb, options, { ...user, cwd: '/', env: { LC_ALL: 'C', TZ: 'UTC' } })
      renameSync(temporary, cluster)
      syncToDisk(dir)
    } catch (error) {
      // Another process may have been quicker. Its cluster is just as good.
      if (!existsSync(versionFile(cluster))) throw cannotMake(cluster, error)
    } finally {
      rmSync(temporary, { recursive: true, force: true })
    }
  }

  const version = readFileSync(versionFile(cluster), 'utf8').trim()
  if (version === major) return
  throw new StartError(
    `${cluster} was made by PostgreSQL ${version}, and this is PostgreSQL ${major}: move it over with pg_dump, or choose another DATA_DIR.`,
  )
}

/**
 * Removes what killed starts have left. Only the owner of the cluster may call this: nobody else needs an
 * incomplete cluster any more.
 */
export function removeLeftovers({ dir }: PostgresHome) {
  for (const name of readdirSync(dir)) {
    if (name.startsWith(temporaryPrefix))
      rmSync(join(dir, name), { recursive: true, force: true, maxRetries: 10 })
  }
}

const versionFile = (cluster: string) => join(cluster, 'PG_VERSION')

/** The first complaint of initdb, such as "disk full" or "no such user", without the text around it. */
function cannotMake(cluster: string, error: unknown): StartError {
  const stderr = error instanceof Error && 'stderr' in error ? String(error.stderr) : ''
  const message = error instanceof Error ? error.message : String(error)
  const complaint = /(?:error|FATAL|PANIC|initdb): +(.*(?:could not|cannot|No space|failed).*)/.exec(
    stderr,
  )?.[1]
  const why = complaint ?? (stderr.trim() || message).replace(/\s+/g, ' ')
  return new StartError(`The database ${cluster} could not be made: ${why}; mend that, or set DATABASE_URL.`)
}
