import type { Item, Practice, PracticeRecord } from '@app/learning/practice'
import type { KeptItem, KeptPractice } from './kept-practice.ts'
import { bare, changeLog, type LogDatabase, noteIn, readLog } from './log-database.ts'

/** What is known, under the names of the time, and what it is folded from. */
export async function readKnown(database: LogDatabase): Promise<{
  kept: readonly KeptItem[]
  /** Everything in the log that looks at an item of this name. */
  of: (item: Item) => Promise<readonly KeptPractice[]>
  /** Not on a device that is new to an account: what is known there comes from the server. */
  isWhole: boolean
}> {
  const reading = readLog(database)
  const index = reading.objectStore('practice').index('items')
  const [kept, part] = await Promise.all([reading.objectStore('known').getAll(), noteIn(reading, 'behind')])
  return { kept, of: (item) => index.getAll(item), isWhole: part === undefined }
}

/** All practice of the log. */
export const allPractice = async (database: LogDatabase): Promise<PracticeRecord[]> =>
  (await database.getAll('practice')).map(bare)

/** What was done since a time, in milliseconds since 1970. */
export async function practiceSince(database: LogDatabase, from: number): Promise<Practice[]> {
  const found = await database.getAllFromIndex('practice', 'at', IDBKeyRange.lowerBound(from))
  return found.flatMap(({ practice }) => practice ?? [])
}

/**
 * Whether there is an exercise of the course, as `isOfCourse` tells. Once that is known it is noted: a log of only
 * reviews may be long.
 */
export async function hasCoursePractice(
  database: LogDatabase,
  isOfCourse: (exercise: string) => boolean,
): Promise<boolean> {
  const noted = await noteIn(readLog(database), 'begun')
  if (noted) return noted === 'yes'
  const log = readLog(database).objectStore('practice')
  const count = await log.count()
  let cursor = await log.openCursor()
  while (cursor && !(cursor.value.practice && isOfCourse(cursor.value.practice.exercise)))
    cursor = await cursor.continue()
  const found = cursor !== null
  // A browser that does not take the note is asked again. Another tab may have added something meanwhile.
  await changeLog(database, async (writing) => {
    if (found || (await writing.objectStore('practice').count()) === count)
      await writing.objectStore('notes').put(found ? 'yes' : 'no', 'begun')
  }).catch(() => undefined)
  return found
}

/** The items of a kind that were ever practised. */
export const practisedOfKind = (database: LogDatabase, kind: string): Promise<Item[]> =>
  database.getAllKeys('known', IDBKeyRange.bound(`${kind}:`, `${kind};`, false, true))
