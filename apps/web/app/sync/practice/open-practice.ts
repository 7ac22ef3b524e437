import { databaseKeys } from '../../storage/keys.ts'
import type { Owner } from '../progress/journal.ts'
import { answerOf } from './ask-database.ts'
import { nameEdition } from './kept-practice.ts'
import { noteOf } from './practice-log.ts'

const opened = new Map<Owner, Promise<IDBDatabase>>()

const nameOf = (owner: Owner) => databaseKeys.reviewsOf + owner

/** 1 was that of version 0.1.0, with reviews alone. */
const edition = 2

/** An owner's practice on this device: too much for local storage. Throws if the browser keeps none. */
export function openPractice(owner: Owner): Promise<IDBDatabase> {
  const known = opened.get(owner)
  if (known) return known
  const opening = open(owner)
  opened.set(owner, opening)
  opening.catch(() => opened.delete(owner))
  return opening
}

/** Removes an account's practice from the device. */
export async function forgetPractice(owner: Owner) {
  const known = opened.get(owner)
  opened.delete(owner)
  if (known) (await known.catch(() => undefined))?.close()
  if (globalThis.indexedDB) await answerOf(indexedDB.deleteDatabase(nameOf(owner)))
}

async function open(owner: Owner): Promise<IDBDatabase> {
  const request = indexedDB.open(nameOf(owner), edition)
  request.onupgradeneeded = ({ oldVersion }) => upgrade(request, oldVersion)
  const database = await answerOf(request)
  const close = () => {
    database.close()
    opened.delete(owner)
  }
  // Another tab signs the account out, or a newer version of the app upgrades the database.
  database.onversionchange = close
  database.onclose = close
  await bringUpToDate(database).catch((error) => {
    close()
    throw error
  })
  return database
}

/** Without it, what was reviewed before would be missing: a database that cannot be brought up to date stays shut. */
async function bringUpToDate(database: IDBDatabase) {
  if ((await noteOf(database.transaction('notes').objectStore('notes'), 'keys')) === nameEdition) return
  const { renewItems } = await import('./renew-items.ts')
  await renewItems(database, Date.now())
}

/** The reviews of version 0.1.0 stay in their store, `log`, until they are practice: see `renew-items.ts`. */
function upgrade({ result: database, transaction }: IDBOpenDBRequest, oldVersion: number) {
  const log = database.createObjectStore('practice', { keyPath: 'id' })
  log.createIndex('items', 'items', { multiEntry: true })
  log.createIndex('at', 'at')
  log.createIndex('unsent', 'unsent')
  const known = database.createObjectStore('known', { keyPath: 'item' })
  known.createIndex('due', 'due')
  known.createIndex('last', 'last')
  known.createIndex('missing', 'missing', { multiEntry: true })
  if (oldVersion === 0) database.createObjectStore('notes').put(nameEdition, 'keys')
  else {
    database.deleteObjectStore('schedules')
    transaction?.objectStore('notes').delete('keys')
  }
}
