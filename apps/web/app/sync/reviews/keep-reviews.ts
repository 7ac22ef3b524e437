import {
  cardKinds,
  isReviewRecord,
  nextKind,
  type ReviewRecord,
  scheduleOf,
  stronger,
} from '@app/learning/review'
import { keyOf } from '@app/malayalam'
import { answerOf, kept } from './ask-database.ts'
import type { KeptReview, KeptSchedule } from './kept-review.ts'
import { bare, noteOf, withIndexes } from './review-log.ts'

/**
 * Adds reviews to the log and updates the schedules of their words, all or nothing. `own` reviews were made
 * on this device and are to be sent. Returns how many of them changed anything.
 */
export async function keepReviews(
  database: IDBDatabase,
  records: readonly ReviewRecord[],
  { own, now }: { own: boolean; now: number },
): Promise<number> {
  const transaction = database.transaction(['log', 'schedules', 'notes'], 'readwrite')
  const done = kept(transaction)
  const log = transaction.objectStore('log')
  const words = new Set<string>()
  let changes = 0
  await Promise.all(
    records.map(async (record) => {
      const before = (await answerOf(log.get(record.id))) as KeptReview | undefined
      const after = before ? stronger(bare(before), record) : record
      if (before && JSON.stringify(bare(before)) === JSON.stringify(after)) return
      changes += 1
      for (const { review } of [before ?? record, after]) if (review) words.add(keyOf(review.word))
      log.put(withIndexes(after, own))
    }),
  )
  await Promise.all([...words].map((word) => keepSchedule(transaction, word, now)))
  if (own && changes > 0) {
    const notes = transaction.objectStore('notes')
    notes.put((await noteOf(notes, 'changes')) + changes, 'changes')
  }
  await done
  return changes
}

/** Computes a word's schedule again from the log. Damaged records are left out. */
export async function keepSchedule(transaction: IDBTransaction, word: string, now: number) {
  const log = (await answerOf(transaction.objectStore('log').index('word').getAll(word))) as KeptReview[]
  const sound = log.filter((kept) => isReviewRecord(bare(kept)))
  const { cards } = scheduleOf(word, sound, now)
  const seen = Object.values(cards)
  const schedules = transaction.objectStore('schedules')
  if (seen.length === 0) {
    schedules.delete(word)
    return
  }
  const mayBegin = seen.every(({ state }) => state === 'known')
  schedules.put({
    word,
    cards,
    due: Math.min(...seen.map(({ due }) => due)),
    last: Math.max(...seen.map(({ last }) => last)),
    missing: mayBegin ? cardKinds.filter((kind) => nextKind({ cards }, [kind])) : [],
  } satisfies KeptSchedule)
}
