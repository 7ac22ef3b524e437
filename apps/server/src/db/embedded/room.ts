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
import { makeDir } from '../../make-dir.ts'
import { refusedBySystem, StartError } from '../../start-error.ts'
import { canEnter, choosePgUser, type PgUser } from './pg-user.ts'
import { syncToDisk } from './sync-to-disk.ts'

/** Where PostgreSQL keeps what it has: its cluster, its log, and a copy of its programs where it needs one. */
export type Room = { dir: string; cluster: string; user: PgUser | undefined }

/** Beside the data of other services, where every user may go. */
const elsewhere = '/var/lib/malayalam-for-all'

/**
 * The room is DATA_DIR itself. Root may have put that under a directory of its own (a home with mode 0700) where the user
 * who runs PostgreSQL cannot go; then the room is a new directory in `outside`, and a note in DATA_DIR says which, written
 * before anything is in it. Who removes DATA_DIR therefore starts with an empty database, as anywhere else.
 */
export function findRoom(dataDir: string, outside = elsewhere): Room {
  try {
    makeDir(dataDir)
    const note = join(dataDir, 'postgres-is-at')
    const own = roomAt(dataDir)
    if (!existsSync(note)) {
      if (enterable(own)) return own
      if (existsSync(own.cluster))
        throw new StartError(`The user who runs PostgreSQL cannot enter ${own.cluster} any more.`)
      writeNote(note, makeOutside(outside))
    }
    const room = roomAt(readFileSync(note, 'utf8').trim())
    makeDir(room.dir)
    if (enterable(room)) return room
    throw new StartError(
      `The user who runs PostgreSQL can enter neither DATA_DIR ${dataDir} nor ${room.dir}: choose another DATA_DIR, or set DATABASE_URL.`,
    )
  } catch (error) {
    throw refusedBySystem(`DATA_DIR ${dataDir} cannot be used`, error)
  }
}

/** Lets PostgreSQL's user pass through a directory that only root could enter, when that is all that keeps it out. */
function enterable({ dir, user }: Room): boolean {
  if (!user || canEnter(dir, user)) return true
  const { uid, mode } = statSync(dir)
  if (uid !== 0 || (mode & 0o070) !== 0 || !canEnter(dirname(dir), user)) return false
  chownSync(dir, 0, user.gid)
  chmodSync(dir, (mode & 0o777) | 0o010)
  return canEnter(dir, user)
}

function roomAt(dir: string): Room {
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
