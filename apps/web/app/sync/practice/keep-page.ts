import type { SyncReply } from '@app/api'
import type { PracticeRecord } from '@app/learning/practice'
import { kept } from './ask-database.ts'
import { behindIn } from './behind.ts'
import { addToLog, keepAhead, keepItems, keepPractice, keptItem } from './keep-practice.ts'
import { namesHere } from './names-here.ts'
import { unsentIn } from './practice-log.ts'
import { itemsOf } from './with-lookups.ts'

type Page = Pick<SyncReply, 'practice' | 'version' | 'more'>

/** Adds a page of the log, all or nothing. The last one of a log that came late completes it. */
export async function keepPage(database: IDBDatabase, { practice, version, more }: Page, now: number) {
  const transaction = database.transaction(['practice', 'known', 'notes'], 'readwrite')
  const done = kept(transaction)
  const notes = transaction.objectStore('notes')
  const behind = await behindIn(notes)
  if (!behind) {
    await done
    await keepPractice(database, practice, { own: false, now })
    return
  }
  const { items } = await addToLog(transaction, practice, false)
  if (!more || version >= behind.version) {
    notes.delete('behind')
    const touched = [...items, ...behind.base.map(([item]) => item)]
    await keepItems(transaction, await namesHere(notes), touched, now)
  }
  await done
}

/**
 * Begins with what the server knows of the learner, before the log is here. What is unsent, other than `sent`, is not
 * in it.
 */
export async function beginBehind(
  database: IDBDatabase,
  { version, items }: NonNullable<SyncReply['known']>,
  sent: readonly PracticeRecord[],
  now: number,
) {
  const transaction = database.transaction(['practice', 'known', 'notes'], 'readwrite')
  const done = kept(transaction)
  const notes = transaction.objectStore('notes')
  const isSent = new Set(sent.map(({ id }) => id))
  const made = (await unsentIn(transaction)).filter(({ id }) => !isSent.has(id))
  const known = transaction.objectStore('known')
  known.clear()
  for (const [item, what] of items) known.put(keptItem(item, what))
  // The server names a saved word by its key.
  notes.delete('names')
  notes.delete('named')
  const behind = { version, base: [], made: [] }
  notes.put(behind, 'behind')
  await keepAhead(transaction, behind, { items: new Set(made.flatMap(itemsOf)), made, now })
  await done
}
