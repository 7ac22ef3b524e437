import type { SyncChanges, SyncReply } from '@app/api'
import { mostPracticeSent } from '@app/api/paths'
import type { TargetLanguage } from '@app/learning/languages'
import { isPracticeRecord, type PracticeRecord } from '@app/learning/practice'
import type { HeldPractice } from '../log/held-practice.ts'
import { changeLog, type LogDatabase, noteIn, numberIn, readLog } from '../log/log-database.ts'
import type { Logs } from '../log/open-log.ts'
import { allPractice } from '../log/read-log.ts'
import { markAllUnsent, markSent, unsentIn } from '../log/sent-practice.ts'
import type { AccountOwner, Owner } from '../storage/owner.ts'

/** Practice to send, and the server's version up to which this device has received everything. */
export type PracticeSent = {
  since: number
  practice: PracticeRecord[]
  /** Nothing of the account's log is here yet: it wants none of it that is older than its progress. */
  isNew: boolean
  /** The log is not whole here: what its learner knows is to come from the server. */
  memory?: SyncChanges['memory']
  /**
   * Keeps what the server replied. `more`: there is more to ask or to send. `later`: the browser does not take it, or
   * the server was busy.
   */
  receive: (reply: SyncReply, now: number) => Promise<'more' | 'all' | 'later'>
}

export type PracticeOutside = {
  logs: Logs
  /** What the browser has not kept. It is sent from this page. */
  held: HeldPractice
  keepHeld: (owner: Owner, learnt: TargetLanguage, now: number) => Promise<boolean>
  /** The browser does not keep what the server replied. */
  refused: (error: unknown) => void
  /** These stay here: what is damaged is not sent. */
  damaged: (ids: readonly string[]) => void
}

/** The most characters of practice in one request. A single record is always shorter. */
const longestSent = 200_000

/** A device's side of the exchange of practice of one language. */
export function practiceSync(
  { logs, held, keepHeld, refused, damaged }: PracticeOutside,
  learnt: TargetLanguage,
) {
  /** New logs of which the server said nothing: they are short, and fetched whole. */
  const shortLogs = new Set<AccountOwner>()

  /** Whether there is practice that the server does not have. */
  const hasUnsent = async (owner: AccountOwner) =>
    held.of(owner, learnt).length > 0 || (await unsentOf(await logs.open(owner, learnt))).length > 0

  /** What was practised here before somebody signed in is theirs too. It also stays as the visitor's own. */
  async function joinVisitor(account: LogDatabase, now: number) {
    const visitor = await logs.open('visitor', learnt)
    const changes = await numberIn(readLog(visitor), 'changes')
    if (changes === 0 || changes === (await numberIn(readLog(account), 'joined'))) return
    await take(account, await allPractice(visitor), { own: true, now })
    await changeLog(account, (writing) => writing.objectStore('notes').put(changes, 'joined'))
  }

  /** What a page holds goes to the browser, if it takes it now. A visitor's becomes the account's. */
  async function takeHeld(owner: AccountOwner, now: number) {
    if (!(await keepHeld('visitor', learnt, now))) {
      held.add(owner, learnt, held.of('visitor', learnt))
      held.forget('visitor', learnt)
    }
    await keepHeld(owner, learnt, now)
  }

  /** Where the browser keeps no log: what this page holds is sent, and nothing is fetched. */
  function fromMemory(owner: AccountOwner): PracticeSent {
    const practice = fitting(held.of(owner, learnt))
    return {
      ...{ since: Number.MAX_SAFE_INTEGER, practice, isNew: false },
      async receive() {
        held.drop(owner, learnt, practice)
        return practice.length > 0 && held.of(owner, learnt).length > 0 ? 'more' : 'all'
      },
    }
  }

  return {
    hasUnsent,

    /** Whether the account's log has a part that is not here. */
    hasOlder: async (owner: AccountOwner) =>
      (await noteIn(readLog(await logs.open(owner, learnt)), 'behind'))?.before !== undefined,

    /**
     * What an account's next request has of practice. If the account leaves the device before the reply, `receive`
     * throws: a late reply must not bring it back.
     */
    async outgoing(owner: AccountOwner, now: number): Promise<PracticeSent> {
      await takeHeld(owner, now)
      const database = await logs.open(owner, learnt).catch(() => undefined)
      if (!database) return fromMemory(owner)
      await joinVisitor(database, now).catch(refused)
      const since = await numberIn(readLog(database), 'version')
      const byId = new Map(
        [...(await unsentOf(database)), ...held.of(owner, learnt)].map((one) => [one.id, one]),
      )
      const unsent = [...byId.values()]
      damaged(unsent.filter((record) => !isPracticeRecord(record)).map(({ id }) => id))
      const practice = fitting(unsent.filter(isPracticeRecord))
      const part = await noteIn(readLog(database), 'behind')
      const isNew = !part && since === 0 && !shortLogs.has(owner) && (await hasOnlyUnsent(database))
      const memory = isNew || part?.stale ? 'whole' : part && 'changed'
      return {
        ...{ since, practice, isNew },
        ...(memory && { memory }),
        async receive(reply, at) {
          held.drop(owner, learnt, practice)
          const isShort = isNew && !reply.memory
          if (isShort) shortLogs.add(owner)
          const storing = isShort
            ? askForLog(database, practice)
            : receive(database, { since, practice }, reply, at)
          // What does not fit into the browser comes again another time; the progress of the account goes on.
          return storing.catch((error) => {
            refused(error)
            return 'later'
          })
        },
      }
    },

    async forget(owner: AccountOwner) {
      held.forget(owner, learnt)
      await logs.forget(owner, learnt)
    },

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
): Promise<'more' | 'all' | 'later'> {
  const { version, more, memory } = reply
  if (memory || reply.practice.length > 0 || (await noteIn(readLog(database), 'behind'))) {
    const { storeSyncPage } = await import('../log/store-sync-page.ts')
    const outcome = await storeSyncPage(database, reply, practice, now)
    if (outcome !== 'stored') {
      await markSent(database, practice, outcome === 'later' ? since : 0)
      return outcome === 'later' ? 'later' : 'more'
    }
  }
  if (!more && version < since) {
    await markAllUnsent(database)
    return 'more'
  }
  await markSent(database, practice, more ? Math.max(version, since) : version)
  return practice.length > 0 && (await unsentOf(database)).length > 0 ? 'more' : 'all'
}

/** What the reply has of the log comes again, with all that is before it. */
async function askForLog(database: LogDatabase, sent: readonly PracticeRecord[]): Promise<'more'> {
  await markSent(database, sent, 0)
  return 'more'
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

/** As much as one request may have. */
function fitting(records: readonly PracticeRecord[]): PracticeRecord[] {
  let room = longestSent
  return records.slice(0, mostPracticeSent).filter((record) => {
    if (room <= 0) return false
    room -= JSON.stringify(record).length
    return true
  })
}

async function hasOnlyUnsent(database: LogDatabase) {
  const log = readLog(database).objectStore('practice')
  const [all, unsent] = await Promise.all([log.count(), log.index('unsent').count()])
  return all === unsent
}

/** Unsent practice, as much as one request may have. */
const unsentOf = (database: LogDatabase) => unsentIn(readLog(database), mostPracticeSent)
