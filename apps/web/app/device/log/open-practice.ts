import { databaseKeys } from '../storage/keys.ts'
import type { Owner } from '../storage/owner.ts'
import { nameFor, targetLanguage } from '../target-language/target-language.ts'
import { answerOf } from './ask-database.ts'
import { nameEdition } from './kept-practice.ts'
import { noteOf } from './practice-log.ts'

const opened = new Map<string, Promise<IDBDatabase>>()

const nameOf = (owner: Owner, learnt = targetLanguage) => nameFor(databaseKeys.reviewsOf + owner, learnt)

/** 1 was that of version 0.1.0, with reviews alone. */
const edition = 2

/** An owner's practice of a language on this device: too much for local storage. Throws if the browser keeps none. */
export function openPractice(owner: Owner, learnt = targetLanguage): Promise<IDBDatabase> {
  const name = nameOf(owner, learnt)
  const known = opened.get(name)
  if (known) return known
  const opening = open(name)
  opened.set(name, opening)
  opening.catch(() => opened.delete(name))
  return opening
}

/** Removes an account's practice from the device. */
export async function forgetPractice(owner: Owner, learnt = targetLanguage) {
  const name = nameOf(owner, learnt)
  const known = opened.get(name)
  opened.delete(name)
  if (known) (await known.catch(() => undefined))?.close()
  if (globalThis.indexedDB) await answerOf(indexedDB.deleteDatabase(name))
}

async function open(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name, edition)
  request.onupgradeneeded = ({ oldVersion }) => upgrade(request, oldVersion)
  const database = await answerOf(request)
  const close = () => {
    database.close()
    opened.delete(name)
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
  const { rebuildIndex } = await import('./rebuild-index.ts')
  await rebuildIndex(database, Date.now())
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
