import { answerOf, kept } from './ask-database.ts'
import { keepSchedule } from './keep-reviews.ts'
import { type KeptReview, keyEdition } from './kept-review.ts'
import { bare, withIndexes } from './review-log.ts'

/**
 * Indexes the reviews by the keys that their words have today, and computes the schedules of those words again, and
 * of words that have reviews but no schedule. The reviews themselves stay as they were made, so nothing is sent again.
 */
export async function renewKeys(database: IDBDatabase, now: number) {
  const transaction = database.transaction(['log', 'schedules', 'notes'], 'readwrite')
  const done = kept(transaction)
  const log = transaction.objectStore('log')
  const scheduled = new Set(await answerOf(transaction.objectStore('schedules').getAllKeys()))
  const words = new Set<string>()
  for (const before of (await answerOf(log.getAll())) as KeptReview[]) {
    const after = withIndexes(bare(before), before.unsent === 1)
    if (after.word !== undefined && !scheduled.has(after.word)) words.add(after.word)
    if (before.word === after.word) continue
    log.put(after)
    for (const word of [before.word, after.word]) if (word !== undefined) words.add(word)
  }
  await Promise.all([...words].map((word) => keepSchedule(transaction, word, now)))
  transaction.objectStore('notes').put(keyEdition, 'keys')
  await done
}
