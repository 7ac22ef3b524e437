import { isPracticeRecord, memoryOf, practiceOfReview } from '@app/learning/practice'
import { isReviewRecord } from '@app/learning/review'
import { answerOf, kept } from './ask-database.ts'
import { withIndexFields } from './index-fields.ts'
import { itemAliases } from './item-aliases.ts'
import { keptItem } from './keep-practice.ts'
import { type KeptPractice, type KeptReview, nameEdition } from './kept-practice.ts'
import { bare } from './practice-log.ts'

/**
 * Brings the log up to this version, all or nothing: takes over the reviews that version 0.1.0 kept, indexes practice by
 * the names that its items have today, and computes again what is known of them. Practice stays as it was made, so
 * nothing is sent again. A damaged review stays where it was.
 */
export async function rebuildIndex(database: IDBDatabase, now: number) {
  const hasReviews = database.objectStoreNames.contains('log')
  const stores = ['practice', 'known', 'notes', ...(hasReviews ? ['log'] : [])]
  const transaction = database.transaction(stores, 'readwrite')
  const done = kept(transaction)
  const [log, known, notes] = ['practice', 'known', 'notes'].map((name) => transaction.objectStore(name))
  if (!log || !known || !notes) throw new Error('A store of practice is missing.')
  if (hasReviews) {
    const reviews = transaction.objectStore('log')
    for (const { id, review, unsent } of (await answerOf(reviews.getAll())) as KeptReview[]) {
      if (!isReviewRecord({ id, review })) continue
      log.put(withIndexFields(practiceOfReview({ id, review }), unsent === 1))
      reviews.delete(id)
    }
    // The server counts practice anew, so the next exchange begins at the beginning.
    notes.put(0, 'version')
  }
  const all = (await answerOf(log.getAll())) as KeptPractice[]
  for (const before of all) {
    const after = withIndexFields(bare(before), before.unsent === 1)
    if (String(before.items) !== String(after.items)) log.put(after)
  }
  known.clear()
  // If a part of the log is still to come, it counts as it comes.
  notes.delete('behind')
  const { toCanonicalItem } = await itemAliases(notes)
  const memory = memoryOf(all.map(bare).filter(isPracticeRecord), now, toCanonicalItem)
  for (const [item, what] of memory) known.put(keptItem(item, what))
  notes.put(nameEdition, 'keys')
  await done
}
