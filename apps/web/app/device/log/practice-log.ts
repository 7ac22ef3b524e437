import type { PracticeRecord } from '@app/learning/practice'
import { answerOf, kept } from './ask-database.ts'
import type { KeptPractice } from './kept-practice.ts'

/** Marks sent practice, unless it has changed since. The next exchange begins after `version`. */
export async function keepSent(database: IDBDatabase, sent: readonly PracticeRecord[], version: number) {
  const transaction = database.transaction(['practice', 'notes'], 'readwrite')
  const done = kept(transaction)
  const log = transaction.objectStore('practice')
  await Promise.all(
    sent.map(async (record) => {
      const { unsent, ...now } = ((await answerOf(log.get(record.id))) ?? {}) as Partial<KeptPractice>
      if (unsent && JSON.stringify({ id: now.id, practice: now.practice }) === JSON.stringify(record))
        log.put(now)
    }),
  )
  transaction.objectStore('notes').put(version, 'version')
  await done
}

/** The server has lost its data, so everything is to be sent again. */
export async function keepAllUnsent(database: IDBDatabase) {
  const transaction = database.transaction(['practice', 'notes'], 'readwrite')
  const done = kept(transaction)
  const log = transaction.objectStore('practice')
  for (const record of (await answerOf(log.getAll())) as KeptPractice[]) log.put({ ...record, unsent: 1 })
  transaction.objectStore('notes').put(0, 'version')
  await done
}

/** `keys`: the edition of the names that the items of the log are looked up by. */
export type Note = 'version' | 'changes' | 'joined' | 'keys'

export async function noteOf(notes: IDBObjectStore, name: Note): Promise<number> {
  return Number((await answerOf(notes.get(name))) ?? 0)
}

/** All practice that the server does not have. */
export const unsentIn = async (transaction: IDBTransaction): Promise<PracticeRecord[]> =>
  ((await answerOf(transaction.objectStore('practice').index('unsent').getAll(1))) as KeptPractice[]).map(
    bare,
  )

export const bare = ({ id, practice }: KeptPractice): PracticeRecord => ({ id, practice })
