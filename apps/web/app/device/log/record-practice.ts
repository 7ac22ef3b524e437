import type { TargetLanguage } from '@app/learning/languages'
import type { Practice, PracticeRecord } from '@app/learning/practice'
import { reviewId, reviewIdLength } from '@app/learning/review'
import type { DeviceStorage } from '../storage/device-storage.ts'
import { type Keeping, noteKeeping, refusalOf } from '../storage/keeping.ts'
import { type Owner, ownerOf } from '../storage/owner.ts'
import { wakeSync } from '../storage/wake-sync.ts'
import { storageOf, targetLanguage } from '../target-language/target-language.ts'
import { type HeldPractice, held } from './held-practice.ts'
import { type LogDatabase, numberIn, readLog } from './log-database.ts'
import { Blocked, type Logs, logs } from './open-log.ts'
import { markLog, markVisitor, readMark } from './visitor-mark.ts'
import { keepPractice } from './write-log.ts'

type Outside = {
  logs: Logs
  held: HeldPractice
  storage: (learnt: TargetLanguage) => DeviceStorage
  /** What an account did is to be sent. */
  wake: () => void
  note: (found: Partial<Keeping>) => void
}

/** Keeps what a learner practises: in the browser, read back, and until then, or where it refuses, in this page. */
export function practiceKeeper({ logs, held, storage, wake, note }: Outside) {
  const ownerNow = (learnt: TargetLanguage) => ownerOf(storage(learnt))

  /** A visitor's log that has nothing, though local storage knows that it had, was removed by the browser. */
  async function keepOwn(
    database: LogDatabase,
    owner: Owner,
    { records, now, learnt }: { records: readonly PracticeRecord[]; now: number; learnt: TargetLanguage },
  ) {
    const wasRemoved =
      owner === 'visitor' && readMark(storage(learnt)) && (await numberIn(readLog(database), 'changes')) === 0
    await keepPractice(database, records, { own: true, now })
    if (!wasRemoved) return
    note({ evicted: true })
    await markLog(database)
  }

  /** Gives the browser what it does not have yet. Returns whether it has everything. */
  async function keepHeld(owner: Owner, learnt: TargetLanguage, now: number): Promise<boolean> {
    const waiting = held.of(owner, learnt)
    if (waiting.length === 0) return true
    try {
      const database = await logs.open(owner, learnt)
      await keepOwn(database, owner, { records: waiting, now, learnt })
      if (!(await hasAll(database, waiting))) throw new Error('The browser has not kept it.')
      held.drop(owner, learnt, waiting)
      note({ log: 'kept' })
      if (owner === 'visitor' && !readMark(storage(learnt))) await markVisitor(storage(learnt), database)
      return true
    } catch (error) {
      note({ log: error instanceof Blocked ? 'blocked' : refusalOf(error) })
      return false
    }
  }

  /**
   * Adds practice of the learner, for their other devices too. What is already known changes nothing. Returns whether
   * the browser keeps it. What it does not keep is this page's, and is sent if it is an account's.
   */
  async function recordAll(records: readonly PracticeRecord[], now: number, learnt = targetLanguage) {
    const owner = ownerNow(learnt)
    held.add(owner, learnt, records)
    const isKept = await keepHeld(owner, learnt, now)
    if (owner !== 'visitor') wake()
    // Another tab that signed the account out in this moment may have removed its log.
    return isKept && ownerNow(learnt) === owner
  }

  return {
    keepHeld,
    recordAll,

    /** Records an exercise that was done just now. */
    async recordPractice(practice: Practice): Promise<PracticeRecord & { kept: boolean }> {
      const record = { id: reviewId(crypto.getRandomValues(new Uint8Array(reviewIdLength))), practice }
      return { ...record, kept: await recordAll([record], practice.at) }
    },

    /** Adds what a file has, all or nothing. Throws if the browser does not keep it. */
    async addAll(records: readonly PracticeRecord[], now: number, learnt = targetLanguage) {
      const owner = ownerNow(learnt)
      await keepOwn(await logs.open(owner, learnt), owner, { records, now, learnt })
      if (owner !== 'visitor') wake()
    },

    /** Undoes what was recorded, here and on the learner's other devices. */
    undoPractice: (id: string, now: number) => recordAll([{ id, practice: null }], now),
  }
}

const hasAll = async (database: LogDatabase, records: readonly PracticeRecord[]) => {
  const keys = await Promise.all(records.map(({ id }) => database.getKey('practice', id)))
  return keys.every((key) => key !== undefined)
}

export const keeper = practiceKeeper({
  logs,
  held,
  storage: storageOf,
  wake: wakeSync,
  note: noteKeeping,
})

export const { addAll, recordAll, recordPractice, undoPractice } = keeper
