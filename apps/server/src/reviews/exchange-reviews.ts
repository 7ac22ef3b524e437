import type { ReviewChanges, ReviewReply } from '@app/api'
import { clockSlack, mergeReviews, type ReviewRecord, stronger } from '@app/learning/review'
import { AppError } from '../error.ts'
import type { LockedReviews, reviewStore } from './review-store.ts'

/** Records in one reply. */
const pageLength = 2000

/** More than anybody reviews in a life of learning. It keeps one account from filling the disk. */
const maxVersions = 5_000_000

/** Merges the reviews of a device into those of the server, and returns what the device lacks. */
export async function exchangeReviews(
  store: ReturnType<typeof reviewStore>,
  { learner, since, reviews }: ReviewChanges,
  now: number,
): Promise<ReviewReply> {
  if (reviews.length > 0) {
    const sent = mergeReviews(reviews, [])
    return store.change(learner, (locked) => take(locked, since, sent, now))
  }
  const { newest, version, more, records } = await store.read(learner, since, pageLength)
  return since > newest ? askForEverything(newest) : { version, more, reviews: records }
}

async function take(
  locked: LockedReviews,
  since: number,
  sent: readonly ReviewRecord[],
  now: number,
): Promise<ReviewReply> {
  const page = await locked.read(since, pageLength)
  if (since > page.newest) return askForEverything(page.newest)
  if (page.newest > maxVersions) throw new AppError('too-large', 'reviews-full')

  const known = new Map((await locked.same(sent.map(({ id }) => id))).map((record) => [record.id, record]))
  const merged = sent.map((record) => {
    const possible = notAhead(record, now)
    const before = known.get(record.id)
    return before ? stronger(before, possible) : possible
  })
  const changed = merged.filter((record) => !isSame(record, known.get(record.id)))
  if (changed.length > 0) await locked.write(page.newest, changed)

  const asSent = new Map(sent.map((record) => [record.id, record]))
  const after = new Map([...page.records, ...merged].map((record) => [record.id, record]))
  return {
    version: page.more ? page.version : page.newest + changed.length,
    more: page.more,
    reviews: [...after.values()].filter((record) => !isSame(record, asSent.get(record.id))),
  }
}

/** Corrects a device's clock that is ahead: no review is made in the future. */
function notAhead({ id, review }: ReviewRecord, now: number): ReviewRecord {
  return review && review.at > now + clockSlack ? { id, review: { ...review, at: now } } : { id, review }
}

/** Accepts nothing: the lower version makes the device send everything it has. */
const askForEverything = (version: number): ReviewReply => ({ version, more: false, reviews: [] })

const isSame = (one: ReviewRecord, other: ReviewRecord | undefined) =>
  JSON.stringify(one) === JSON.stringify(other)
