import {
  chmodSync,
  chownSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { makeDir } from '../../disk/make-dir.ts'
import { refusedBySystem, StartError } from '../../errors/start-error.ts'
import { canEnter, choosePgUser, type PgUser } from './pg-user.ts'
import { syncToDisk } from './sync-to-disk.ts'

/** The directory with PostgreSQL's cluster, its log, and a copy of its programs if it needs one. */
export type PostgresHome = { dir: string; cluster: string; user: PgUser | undefined }

/** Beside the data of other services, where every user may go. */
const elsewhere = '/var/lib/malayalam-for-all'

/**
 * The directory is DATA_DIR itself. Root may have put DATA_DIR under a directory (a home with mode 0700) that
 * PostgreSQL's user cannot enter. Then a new directory in `outside` is used, and a note in DATA_DIR names it.
 * The note is written before the directory has any data. So after somebody deletes DATA_DIR, the database is
 * empty, as it always is then.
 */
export function findPostgresHome(dataDir: string, outside = elsewhere): PostgresHome {
  try {
    makeDir(dataDir)
    const note = join(dataDir, 'postgres-is-at')
    const own = pgHomeAt(dataDir)
    if (!existsSync(note)) {
      if (enterable(own)) return own
      if (existsSync(own.cluster))
        throw new StartError(`The user who runs PostgreSQL cannot enter ${own.cluster} any more.`)
      writeNote(note, makeOutside(outside))
    }
    const pgHome = pgHomeAt(readFileSync(note, 'utf8').trim())
    makeDir(pgHome.dir)
    if (enterable(pgHome)) return pgHome
    throw new StartError(
      `The user who runs PostgreSQL can enter neither DATA_DIR ${dataDir} nor ${pgHome.dir}: choose another DATA_DIR, or set DATABASE_URL.`,
    )
  } catch (error) {
    throw refusedBySystem(`DATA_DIR ${dataDir} cannot be used`, error)
  }
}

/**
 * Lets PostgreSQL's user pass through a directory that only root could enter, if nothing else keeps that user
 * out.
 */
function enterable({ dir, user }: PostgresHome): boolean {
  if (!user || canEnter(dir, user)) return true
  const { uid, mode } = statSync(dir)
  if (uid !== 0 || (mode & 0o070) !== 0 || !canEnter(dirname(dir), user)) return false
  chownSync(dir, 0, user.gid)
  chmodSync(dir, (mode & 0o777) | 0o010)
  return canEnter(dir, user)
}

function pgHomeAt(dir: string): PostgresHome {
  const cluster = join(dir, 'postgres')
  return { dir, cluster, user: choosePgUser(cluster) }
}

function makeOutside(outside: string): string {
  makeDir(outside)
  const dir = mkdtempSync(join(outside, 'data-'))
  chmodSync(dir, 0o711)
  return dir
}

function writeNote(note: string, place: string) {
  const fresh = `${note}.${process.pid}`
  writeFileSync(fresh, `${place}\n`)
  syncToDisk(fresh)
  renameSync(fresh, note)
}
