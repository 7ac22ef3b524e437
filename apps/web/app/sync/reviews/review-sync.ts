import type { ReviewChanges, ReviewReply } from '@app/api'
import { mostReviewsSent } from '@app/api/paths'
import type { ReviewRecord } from '@app/learning/review'
import { type AccountOwner, learnerOfOwner } from '../progress/journal.ts'
import { answerOf, kept } from './ask-database.ts'
import type { KeptReview } from './kept-review.ts'
import { forgetReviews, openReviews } from './open-reviews.ts'
import { bare, keepAllUnsent, keepSent, type Note, noteOf } from './review-log.ts'

export type SendReviews = (changes: ReviewChanges) => Promise<ReviewReply>

/** Sends unsent reviews and fetches new ones, as long as either makes progress. */
export async function exchangeReviews(owner: AccountOwner, send: SendReviews, now: () => number) {
  const database = await openReviews(owner)
  await joinVisitor(database, now())
  for (let going = true; going; ) {
    const since = await readNote(database, 'version')
    const reviews = await unsentOf(database)
    const reply = await send({ learner: learnerOfOwner(owner), since, reviews })
    await take(database, reply.reviews, { own: false, now: now() })
    if (reply.version < since) {
      await keepAllUnsent(database)
      continue
    }
    await keepSent(database, reviews, reply.version)
    going = reply.more || reviews.length === mostReviewsSent
  }
}

/** Whether there are reviews that the server does not have. */
export async function hasUnsentReviews(owner: AccountOwner): Promise<boolean> {
  return (await unsentOf(await openReviews(owner))).length > 0
}

/** Removes an account's reviews from the device, unless some of them were never sent. */
export async function leaveReviews(owner: AccountOwner) {
  if (!(await hasUnsentReviews(owner))) await forgetReviews(owner)
}

/** The code that computes schedules is large, so it is loaded when there are reviews to add. */
async function take(
  database: IDBDatabase,
  records: readonly ReviewRecord[],
  how: { own: boolean; now: number },
) {
  if (records.length === 0) return
  const { keepReviews } = await import('./keep-reviews.ts')
  await keepReviews(database, records, how)
}

/** Reviews made here before somebody signed in are theirs too. They also stay as the visitor's own. */
async function joinVisitor(account: IDBDatabase, now: number) {
  const visitor = await openReviews('visitor')
  const changes = await readNote(visitor, 'changes')
  if (changes === 0 || changes === (await readNote(account, 'joined'))) return
  const log = (await answerOf(visitor.transaction('log').objectStore('log').getAll())) as KeptReview[]
  await take(account, log.map(bare), { own: true, now })
  const transaction = account.transaction('notes', 'readwrite')
  const done = kept(transaction)
  transaction.objectStore('notes').put(changes, 'joined')
  await done
}

const readNote = (database: IDBDatabase, name: Note) =>
  noteOf(database.transaction('notes').objectStore('notes'), name)

async function unsentOf(database: IDBDatabase) {
  const index = database.transaction('log').objectStore('log').index('unsent')
  return ((await answerOf(index.getAll(1, mostReviewsSent))) as KeptReview[]).map(bare)
}
