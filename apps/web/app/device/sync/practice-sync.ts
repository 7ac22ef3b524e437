import type { SyncReply } from '@app/api'
import { mostPracticeSent } from '@app/api/paths'
import type { TargetLanguage } from '@app/learning/languages'
import type { PracticeRecord } from '@app/learning/practice'
import { answerOf, kept } from '../log/ask-database.ts'
import type { KeptPractice } from '../log/kept-practice.ts'
import { snapshotIn } from '../log/log-snapshot.ts'
import { forgetPractice, openPractice } from '../log/open-practice.ts'
import { bare, keepAllUnsent, keepSent, type Note, noteOf } from '../log/practice-log.ts'
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

/**
 * What an account's next request has of practice. If the account leaves the device before the reply, `receive` throws: a
 * late reply must not bring it back.
 */
export async function outgoingPractice(
  owner: AccountOwner,
  learnt: TargetLanguage,
  now: number,
): Promise<PracticeSent> {
  const database = await openPractice(owner, learnt)
  await joinVisitor(database, learnt, now)
  const since = await readNote(database, 'version')
  let room = longestSent
  const practice = (await unsentOf(database)).filter((record) => {
    if (room <= 0) return false
    room -= JSON.stringify(record).length
    return true
  })
  const isNew = since === 0 && (await hasOnlyUnsent(database))
  return { since, practice, isNew, receive: (reply, at) => receive(database, { since, practice }, reply, at) }
}

/**
 * While a reply is followed by more, its version may be one that this device is past. A lower one at the end means that
 * the server has older data (a backup was restored), and everything is sent again.
 */
async function receive(
  database: IDBDatabase,
  { since, practice }: Pick<PracticeSent, 'since' | 'practice'>,
  reply: SyncReply,
  now: number,
): Promise<boolean> {
  const { version, more, known } = reply
  if (known || reply.practice.length > 0 || (await isBehind(database))) {
    const { beginBehind, storeSyncPage } = await import('../log/store-sync-page.ts')
    if (known) await beginBehind(database, known, practice, now)
    await storeSyncPage(database, reply, now)
  }
  if (!more && version < since) {
    await keepAllUnsent(database)
    return true
  }
  await keepSent(database, practice, more ? Math.max(version, since) : version)
  return practice.length > 0 && (await unsentOf(database)).length > 0
}

/** Whether there is practice that the server does not have. */
export async function hasUnsentPractice(owner: AccountOwner, learnt: TargetLanguage): Promise<boolean> {
  return (await unsentOf(await openPractice(owner, learnt))).length > 0
}

/** Removes an account's practice from the device, unless some of it was never sent. */
export async function leavePractice(owner: AccountOwner, learnt: TargetLanguage) {
  if (!(await hasUnsentPractice(owner, learnt))) await forgetPractice(owner, learnt)
}

/** The code that computes schedules is large, so it is loaded when there is practice to add. */
async function take(
  database: IDBDatabase,
  records: readonly PracticeRecord[],
  how: { own: boolean; now: number },
) {
  if (records.length === 0) return
  const { keepPractice } = await import('../log/keep-practice.ts')
  await keepPractice(database, records, how)
}

/** What was practised here before somebody signed in is theirs too. It also stays as the visitor's own. */
async function joinVisitor(account: IDBDatabase, learnt: TargetLanguage, now: number) {
  const visitor = await openPractice('visitor', learnt)
  const changes = await readNote(visitor, 'changes')
  if (changes === 0 || changes === (await readNote(account, 'joined'))) return
  const log = (await answerOf(
    visitor.transaction('practice').objectStore('practice').getAll(),
  )) as KeptPractice[]
  await take(account, log.map(bare), { own: true, now })
  const transaction = account.transaction('notes', 'readwrite')
  const done = kept(transaction)
  transaction.objectStore('notes').put(changes, 'joined')
  await done
}

const readNote = (database: IDBDatabase, name: Note) =>
  noteOf(database.transaction('notes').objectStore('notes'), name)

async function isBehind(database: IDBDatabase) {
  return (await snapshotIn(database.transaction('notes').objectStore('notes'))) !== undefined
}

async function hasOnlyUnsent(database: IDBDatabase) {
  const transaction = database.transaction(['practice', 'notes'])
  const log = transaction.objectStore('practice')
  const [all, unsent, behind] = await Promise.all([
    answerOf(log.count()),
    answerOf(log.index('unsent').count()),
    snapshotIn(transaction.objectStore('notes')),
  ])
  return all === unsent && !behind
}

/** Unsent practice, as much as one request may have. */
async function unsentOf(database: IDBDatabase) {
  const index = database.transaction('practice').objectStore('practice').index('unsent')
  return ((await answerOf(index.getAll(1, mostPracticeSent))) as KeptPractice[]).map(bare)
}
