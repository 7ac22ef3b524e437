import { isPracticeRecord, memoryOf, practiceOfReview } from '@app/learning/practice'
import { isReviewRecord } from '@app/learning/review'
import { withIndexFields } from './index-fields.ts'
import { itemAliases } from './item-aliases.ts'
import { nameEdition } from './kept-practice.ts'
import { bare, changeAll, changeLog, type LogDatabase } from './log-database.ts'
import { keptItem } from './write-log.ts'

/**
 * Brings the log up to this version: takes over the reviews that version 0.1.0 kept, indexes practice by the names that
 * its items have today, and computes again what is known of them. Practice stays as it was made, so nothing is sent
 * again. What is interrupted is done again when the log is opened.
 */
export async function rebuildIndex(database: LogDatabase, now: number) {
  if (database.objectStoreNames.contains('log')) await takeReviews(database)
  await changeLog(database, async (writing) => {
    const [log, known, notes] = [
      writing.objectStore('practice'),
      writing.objectStore('known'),
      writing.objectStore('notes'),
    ]
    const all = await log.getAll()
    for (const before of all) {
      const after = withIndexFields(bare(before), before.unsent === 1)
      if (String(before.items) !== String(after.items)) await log.put(after)
    }
    await known.clear()
    // If a part of the log is still to come, it counts as it comes.
    await notes.delete('behind')
    const { toCanonicalItem } = await itemAliases(writing)
    const memory = memoryOf(all.map(bare).filter(isPracticeRecord), now, toCanonicalItem)
    await Promise.all([...memory].map(([item, what]) => known.put(keptItem(item, what))))
    await notes.put(nameEdition, 'keys')
  })
}

/** A damaged review stays where it was. */
const takeReviews = (database: LogDatabase) =>
  changeAll(database, ['practice', 'notes', 'log'], async (writing) => {
    const [log, reviews] = [writing.objectStore('practice'), writing.objectStore('log')]
    for (const { id, review, unsent } of await reviews.getAll()) {
      if (!isReviewRecord({ id, review })) continue
      await log.put(withIndexFields(practiceOfReview({ id, review }), unsent === 1))
      await reviews.delete(id)
    }
    // The server counts practice anew, so the next exchange begins at the beginning.
    await writing.objectStore('notes').put(0, 'version')
  })
