import type { mostPracticeSent } from '@app/api/paths'
import type { PracticeRecord } from '@app/learning/practice'
import type { KeptPractice } from './kept-practice.ts'
import {
  bare,
  changeLog,
  type LogDatabase,
  type LogReading,
  type LogWriting,
  noteIn,
} from './log-database.ts'

/** Marks sent practice, unless it has changed since. The next exchange begins after `version`. */
export const markSent = (database: LogDatabase, sent: readonly PracticeRecord[], version: number) =>
  changeLog(database, async (writing) => {
    const log = writing.objectStore('practice')
    await Promise.all(
      sent.map(async (record) => {
        const { unsent, ...now } = (await log.get(record.id)) ?? { id: '', practice: null }
        if (unsent && JSON.stringify(bare(now)) === JSON.stringify(record)) await log.put(now)
      }),
    )
    await writing.objectStore('notes').put(version, 'version')
  })

/** The server has lost its data, so everything is to be sent again. */
export const markAllUnsent = (database: LogDatabase) =>
  changeLog(database, async (writing) => {
    const log = writing.objectStore('practice')
    const all = await log.getAll()
    await Promise.all(all.map((record) => log.put({ ...record, unsent: 1 })))
    const notes = writing.objectStore('notes')
    await notes.put(0, 'version')
    const part = await noteIn(writing, 'behind')
    if (part) await notes.put({ ...part, stale: true }, 'behind')
  })

/** Practice that the server does not have, as much as one request may have, or all of it. */
export const unsentIn = async (
  reading: LogReading | LogWriting,
  most?: typeof mostPracticeSent,
): Promise<PracticeRecord[]> => {
  const unsent: { getAll: (key: number, most?: number) => Promise<KeptPractice[]> } = reading
    .objectStore('practice')
    .index('unsent')
  return (await unsent.getAll(1, most)).map(bare)
}
