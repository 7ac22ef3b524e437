import type { Item, Practice, PracticeRecord } from '@app/learning/practice'
import type { KeptItem, KeptPractice } from './kept-practice.ts'
import { bare, type LogDatabase, noteIn, readLog } from './log-database.ts'

/** What is known, under the names of the time, and what it is folded from. */
export async function readKnown(database: LogDatabase): Promise<{
  kept: readonly KeptItem[]
  /** Everything in the log that looks at an item of this name. */
  of: (item: Item) => Promise<readonly KeptPractice[]>
  /** Not yet on a device that is new to an account: what the server knows has come before its log. */
  isWhole: boolean
}> {
  const reading = readLog(database)
  const index = reading.objectStore('practice').index('items')
  const [kept, snapshot] = await Promise.all([
    reading.objectStore('known').getAll(),
    noteIn(reading, 'behind'),
  ])
  return { kept, of: (item) => index.getAll(item), isWhole: snapshot === undefined }
}

/** All practice of the log. */
export const allPractice = async (database: LogDatabase): Promise<PracticeRecord[]> =>
  (await database.getAll('practice')).map(bare)

/** What was done since a time, in milliseconds since 1970. */
export async function practiceSince(database: LogDatabase, from: number): Promise<Practice[]> {
  const found = await database.getAllFromIndex('practice', 'at', IDBKeyRange.lowerBound(from))
  return found.flatMap(({ practice }) => practice ?? [])
}

/** Whether there is any practice like this. */
export async function hasPractice(
  database: LogDatabase,
  isWanted: (practice: Practice) => boolean,
): Promise<boolean> {
  let cursor = await database.transaction('practice').store.openCursor()
  while (cursor) {
    const { practice } = cursor.value
    if (practice && isWanted(practice)) return true
    cursor = await cursor.continue()
  }
  return false
}

/** The items of a kind that were ever practised. */
export const practisedOfKind = (database: LogDatabase, kind: string): Promise<Item[]> =>
  database.getAllKeys('known', IDBKeyRange.bound(`${kind}:`, `${kind};`, false, true))
