import type { ReviewRecord } from '@app/learning/review'
import { keyOf } from '@app/malayalam'
import { answerOf, kept } from './ask-database.ts'
import type { KeptReview } from './kept-review.ts'

/** Marks sent reviews, unless they have changed since. The next exchange begins after `version`. */
export async function keepSent(database: IDBDatabase, sent: readonly ReviewRecord[], version: number) {
  const transaction = database.transaction(['log', 'notes'], 'readwrite')
  const done = kept(transaction)
  const log = transaction.objectStore('log')
  await Promise.all(
    sent.map(async (record) => {
      const now = (await answerOf(log.get(record.id))) as KeptReview | undefined
      if (now?.unsent && JSON.stringify(bare(now)) === JSON.stringify(record))
        log.put(withIndexes(record, false))
    }),
  )
  transaction.objectStore('notes').put(version, 'version')
  await done
}

/** The server has lost its data, so everything is to be sent again. */
export async function keepAllUnsent(database: IDBDatabase) {
  const transaction = database.transaction(['log', 'notes'], 'readwrite')
  const done = kept(transaction)
  const log = transaction.objectStore('log')
  for (const record of (await answerOf(log.getAll())) as KeptReview[]) log.put({ ...record, unsent: 1 })
  transaction.objectStore('notes').put(0, 'version')
  await done
}

/** `keys`: the edition of the rules for keys that the words of the log are looked up by. */
export type Note = 'version' | 'changes' | 'joined' | 'keys'

export async function noteOf(notes: IDBObjectStore, name: Note): Promise<number> {
  return Number((await answerOf(notes.get(name))) ?? 0)
}

export const bare = ({ id, review }: KeptReview): ReviewRecord => ({ id, review })

export function withIndexes({ id, review }: ReviewRecord, own: boolean): KeptReview {
  return { id, review, ...(review && { word: keyOf(review.word), at: review.at }), ...(own && { unsent: 1 }) }
}
