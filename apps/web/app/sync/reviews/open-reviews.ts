import { databaseKeys } from '../../storage/keys.ts'
import type { Owner } from '../progress/journal.ts'
import { answerOf } from './ask-database.ts'
import { keyEdition } from './kept-review.ts'
import { noteOf } from './review-log.ts'

const opened = new Map<Owner, Promise<IDBDatabase>>()

const nameOf = (owner: Owner) => databaseKeys.reviewsOf + owner

/** An owner's reviews on this device: too many for local storage. Throws if the browser keeps none. */
export function openReviews(owner: Owner): Promise<IDBDatabase> {
  const known = opened.get(owner)
  if (known) return known
  const opening = open(owner)
  opened.set(owner, opening)
  opening.catch(() => opened.delete(owner))
  return opening
}

/** Removes an account's reviews from the device. */
export async function forgetReviews(owner: Owner) {
  const known = opened.get(owner)
  opened.delete(owner)
  if (known) (await known.catch(() => undefined))?.close()
  if (globalThis.indexedDB) await answerOf(indexedDB.deleteDatabase(nameOf(owner)))
}

async function open(owner: Owner): Promise<IDBDatabase> {
  const request = indexedDB.open(nameOf(owner), 1)
  request.onupgradeneeded = () => make(request.result)
  const database = await answerOf(request)
  // Without it, a few words have lost their history until the database is opened again.
  await bringKeysUpToDate(database).catch(() => undefined)
  const close = () => {
    database.close()
    opened.delete(owner)
  }
  // Another tab signs the account out, or a newer version of the app upgrades the database.
  database.onversionchange = close
  database.onclose = close
  return database
}

async function bringKeysUpToDate(database: IDBDatabase) {
  const edition = await noteOf(database.transaction('notes').objectStore('notes'), 'keys')
  if (edition === keyEdition) return
  const { renewKeys } = await import('./renew-keys.ts')
  await renewKeys(database, Date.now())
}

function make(database: IDBDatabase) {
  const log = database.createObjectStore('log', { keyPath: 'id' })
  log.createIndex('word', 'word')
  log.createIndex('at', 'at')
  log.createIndex('unsent', 'unsent')
  const schedules = database.createObjectStore('schedules', { keyPath: 'word' })
  schedules.createIndex('due', 'due')
  schedules.createIndex('last', 'last')
  schedules.createIndex('missing', 'missing', { multiEntry: true })
  database.createObjectStore('notes').put(keyEdition, 'keys')
}
