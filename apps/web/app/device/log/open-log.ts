import { deleteDB, type OpenDBCallbacks, openDB } from 'idb'
import { databaseKeys } from '../storage/keys.ts'
import { type Owner, ownerOf } from '../storage/owner.ts'
import { nameFor, storageOf, targetLanguage } from '../target-language/target-language.ts'
import { nameEdition } from './kept-practice.ts'
import { type LogDatabase, type LogSchema, numberIn, readLog } from './log-database.ts'

/** 1 was that of version 0.1.0, with reviews alone. */
const edition = 2

/** A tab with an older version of the app is open: its log cannot be brought up to date. */
export class Blocked extends Error {
  override name = 'Blocked'
}

/** The logs of a device, each opened once. `before` stands before the name of each. */
export function logsOf(before = '') {
  const opened = new Map<string, Promise<LogDatabase>>()
  const nameOf = (owner: Owner, learnt = targetLanguage) =>
    before + nameFor(databaseKeys.reviewsOf + owner, learnt)

  /** Rejects while an older tab blocks it. The request goes on, so that the next one finds the log open. */
  const open = (name: string) =>
    new Promise<LogDatabase>((resolve, reject) => {
      openAt(name, () => reject(new Blocked())).then(resolve, reject)
    })

  async function openAt(name: string, blocked: () => void): Promise<LogDatabase> {
    const forget = () => opened.delete(name)
    const database = await openDB<LogSchema>(name, edition, {
      upgrade,
      blocked,
      // Another tab signs the account out, or a newer version of the app upgrades the database.
      blocking(_current, _blocked, { target }) {
        forget()
        if (target instanceof IDBDatabase) target.close()
      },
      terminated: forget,
    })
    await bringUpToDate(database).catch((error) => {
      database.close()
      throw error
    })
    return database
  }

  return {
    /** An owner's log of a language. Throws if the browser keeps none. */
    open(owner: Owner, learnt = targetLanguage): Promise<LogDatabase> {
      const name = nameOf(owner, learnt)
      const known = opened.get(name)
      if (known) return known
      const opening = open(name)
      opened.set(name, opening)
      opening.catch(() => opened.delete(name))
      return opening
    },

    /** Removes an account's log from the device. */
    async forget(owner: Owner, learnt = targetLanguage) {
      const name = nameOf(owner, learnt)
      const known = opened.get(name)
      opened.delete(name)
      if (known) (await known.catch(() => undefined))?.close()
      if (globalThis.indexedDB) await deleteDB(name)
    },
  }
}

export type Logs = ReturnType<typeof logsOf>

/** Those of this device. */
export const logs = logsOf()

/** The log of this device's learner. */
export const openLogHere = (learnt = targetLanguage) => logs.open(ownerOf(storageOf(learnt)), learnt)

/** Without it, what was reviewed before would be missing: a database that cannot be brought up to date stays shut. */
async function bringUpToDate(database: LogDatabase) {
  if ((await numberIn(readLog(database), 'keys')) === nameEdition) return
  const { rebuildIndex } = await import('./rebuild-index.ts')
  await rebuildIndex(database, Date.now())
}

type Upgrade = NonNullable<OpenDBCallbacks<LogSchema>['upgrade']>

/** The reviews of version 0.1.0 stay in their store, `log`, until they are practice: see `rebuild-index.ts`. */
const upgrade: Upgrade = (database, oldVersion, _newVersion, transaction) => {
  // If it fails, the request to open the log fails.
  transaction.done.catch(() => undefined)
  const log = database.createObjectStore('practice', { keyPath: 'id' })
  log.createIndex('items', 'items', { multiEntry: true })
  log.createIndex('at', 'at')
  log.createIndex('unsent', 'unsent')
  const known = database.createObjectStore('known', { keyPath: 'item' })
  known.createIndex('due', 'due')
  known.createIndex('last', 'last')
  known.createIndex('missing', 'missing', { multiEntry: true })
  if (oldVersion === 0)
    database
      .createObjectStore('notes')
      .put(nameEdition, 'keys')
      .catch(() => undefined)
  else {
    database.deleteObjectStore('schedules')
    transaction
      .objectStore('notes')
      .delete('keys')
      .catch(() => undefined)
  }
}
