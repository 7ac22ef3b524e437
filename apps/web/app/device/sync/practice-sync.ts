import type { SyncReply } from '@app/api'
import { mostPracticeSent } from '@app/api/paths'
import type { TargetLanguage } from '@app/learning/languages'
import type { PracticeRecord } from '@app/learning/practice'
import { changeLog, type LogDatabase, noteIn, numberIn, readLog } from '../log/log-database.ts'
import type { Logs } from '../log/open-log.ts'
import { allPractice } from '../log/read-log.ts'
import { markAllUnsent, markSent, unsentIn } from '../log/sent-practice.ts'
import type { AccountOwner } from '../storage/owner.ts'

/** Practice to send, and the server's version up to which this device has received everything. */
export type PracticeSent = {
  since: number
  practice: PracticeRecord[]
  /** Nothing of the account's log is here yet: what its learner knows is to come before it. */
  isNew: boolean
  /** Keeps what the server replied. Returns whether there is more to send. */
  receive: (reply: SyncReply, now: number) => Promise<boolean>
}

/** The most characters of practice in one request. A single record is always shorter. */
const longestSent = 200_000

/** A device's side of the exchange of practice of one language. */
export function practiceSync(logs: Logs, learnt: TargetLanguage) {
  /** Whether there is practice that the server does not have. */
  const hasUnsent = async (owner: AccountOwner) => (await unsentOf(await logs.open(owner, learnt))).length > 0

  /** What was practised here before somebody signed in is theirs too. It also stays as the visitor's own. */
  async function joinVisitor(account: LogDatabase, now: number) {
    const visitor = await logs.open('visitor', learnt)
    const changes = await numberIn(readLog(visitor), 'changes')
    if (changes === 0 || changes === (await numberIn(readLog(account), 'joined'))) return
    await take(account, await allPractice(visitor), { own: true, now })
    await changeLog(account, (writing) => writing.objectStore('notes').put(changes, 'joined'))
  }

  return {
    hasUnsent,

    /**
     * What an account's next request has of practice. If the account leaves the device before the reply, `receive`
     * throws: a late reply must not bring it back.
     */
    async outgoing(owner: AccountOwner, now: number): Promise<PracticeSent> {
      const database = await logs.open(owner, learnt)
      await joinVisitor(database, now)
      const since = await numberIn(readLog(database), 'version')
      let room = longestSent
      const practice = (await unsentOf(database)).filter((record) => {
        if (room <= 0) return false
        room -= JSON.stringify(record).length
        return true
      })
      const isNew = since === 0 && (await hasOnlyUnsent(database))
      return {
        ...{ since, practice, isNew },
        receive: (reply, at) => receive(database, { since, practice }, reply, at),
      }
    },

    forget: (owner: AccountOwner) => logs.forget(owner, learnt),

    /** Removes an account's practice from the device, unless some of it was never sent. */
    async leave(owner: AccountOwner) {
      if (!(await hasUnsent(owner))) await logs.forget(owner, learnt)
    },
  }
}

/**
 * While a reply is followed by more, its version may be one that this device is past. A lower one at the end means that
 * the server has older data (a backup was restored), and everything is sent again.
 */
async function receive(
  database: LogDatabase,
  { since, practice }: Pick<PracticeSent, 'since' | 'practice'>,
  reply: SyncReply,
  now: number,
): Promise<boolean> {
  const { version, more, known } = reply
  if (known || reply.practice.length > 0 || (await hasSnapshot(database))) {
    const { beginWithSnapshot, storeSyncPage } = await import('../log/store-sync-page.ts')
    if (known) await beginWithSnapshot(database, known, practice, now)
    await storeSyncPage(database, reply, now)
  }
  if (!more && version < since) {
    await markAllUnsent(database)
    return true
  }
  await markSent(database, practice, more ? Math.max(version, since) : version)
  return practice.length > 0 && (await unsentOf(database)).length > 0
}

/** The code that computes schedules is large, so it is loaded when there is practice to add. */
async function take(
  database: LogDatabase,
  records: readonly PracticeRecord[],
  how: { own: boolean; now: number },
) {
  if (records.length === 0) return
  const { keepPractice } = await import('../log/write-log.ts')
  await keepPractice(database, records, how)
}

const hasSnapshot = async (database: LogDatabase) => (await noteIn(readLog(database), 'behind')) !== undefined

async function hasOnlyUnsent(database: LogDatabase) {
  const reading = readLog(database)
  const log = reading.objectStore('practice')
  const [all, unsent, snapshot] = await Promise.all([
    log.count(),
    log.index('unsent').count(),
    noteIn(reading, 'behind'),
  ])
  return all === unsent && !snapshot
}

/** Unsent practice, as much as one request may have. */
const unsentOf = (database: LogDatabase) => unsentIn(readLog(database), mostPracticeSent)
