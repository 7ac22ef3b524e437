import type { SyncReply } from '@app/api'
import type { PracticeRecord } from '@app/learning/practice'
import { itemsOf } from './index-fields.ts'
import { itemAliases } from './item-aliases.ts'
import { changeLog, type LogDatabase, noteIn } from './log-database.ts'
import { unsentIn } from './sent-practice.ts'
import { addToLog, keepBeforeLog, keepItems, keepPractice, keptItem } from './write-log.ts'

type Page = Pick<SyncReply, 'practice' | 'version' | 'more'>

/** Adds a page of the log, all or nothing. The last one of a log that came late completes it. */
export async function storeSyncPage(database: LogDatabase, { practice, version, more }: Page, now: number) {
  const wasSnapshot = await changeLog(database, async (writing) => {
    const snapshot = await noteIn(writing, 'behind')
    if (!snapshot) return false
    const { items } = await addToLog(writing, practice, false)
    if (!more || version >= snapshot.version) {
      await writing.objectStore('notes').delete('behind')
      const touched = [...items, ...snapshot.base.map(([item]) => item)]
      await keepItems(writing, await itemAliases(writing), touched, now)
    }
    return true
  })
  if (!wasSnapshot) await keepPractice(database, practice, { own: false, now })
}

/**
 * Begins with what the server knows of the learner, before the log is here. What is unsent, other than `sent`, is not
 * in it.
 */
export const beginWithSnapshot = (
  database: LogDatabase,
  { version, items }: NonNullable<SyncReply['known']>,
  sent: readonly PracticeRecord[],
  now: number,
) =>
  changeLog(database, async (writing) => {
    const [known, notes] = [writing.objectStore('known'), writing.objectStore('notes')]
    const isSent = new Set(sent.map(({ id }) => id))
    const made = (await unsentIn(writing)).filter(({ id }) => !isSent.has(id))
    await known.clear()
    await Promise.all(items.map(([item, what]) => known.put(keptItem(item, what))))
    // The server names a saved word by its key.
    await Promise.all([notes.delete('names'), notes.delete('named')])
    const snapshot = { version, base: [], made: [] }
    await notes.put(snapshot, 'behind')
    await keepBeforeLog(writing, snapshot, { items: new Set(made.flatMap(itemsOf)), made, now })
  })
