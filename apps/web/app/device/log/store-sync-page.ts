import type { SyncReply } from '@app/api'
import type { PracticeRecord } from '@app/learning/practice'
import { kept } from './ask-database.ts'
import { itemsOf } from './index-fields.ts'
import { itemAliases } from './item-aliases.ts'
import { addToLog, keepBeforeLog, keepItems, keepPractice, keptItem } from './keep-practice.ts'
import { snapshotIn } from './log-snapshot.ts'
import { unsentIn } from './practice-log.ts'

type Page = Pick<SyncReply, 'practice' | 'version' | 'more'>

/** Adds a page of the log, all or nothing. The last one of a log that came late completes it. */
export async function storeSyncPage(database: IDBDatabase, { practice, version, more }: Page, now: number) {
  const transaction = database.transaction(['practice', 'known', 'notes'], 'readwrite')
  const done = kept(transaction)
  const notes = transaction.objectStore('notes')
  const behind = await snapshotIn(notes)
  if (!behind) {
    await done
    await keepPractice(database, practice, { own: false, now })
    return
  }
  const { items } = await addToLog(transaction, practice, false)
  if (!more || version >= behind.version) {
    notes.delete('behind')
    const touched = [...items, ...behind.base.map(([item]) => item)]
    await keepItems(transaction, await itemAliases(notes), touched, now)
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
  await keepBeforeLog(transaction, behind, { items: new Set(made.flatMap(itemsOf)), made, now })
  await done
}
