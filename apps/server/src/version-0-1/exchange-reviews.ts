import type { ReviewChanges, ReviewReply } from '@app/api'
import { reviewOfPractice } from '@app/learning/practice'
import { clockSlack, mergeReviews, type ReviewRecord, stronger } from '@app/learning/review'
import { AppError } from '../errors/app-error.ts'
import type { LockedReviews, ReviewPage, reviewStore } from './review-store.ts'

/** Records in one reply. */
const pageLength = 2000

/** More than anybody reviews in a life of learning. It keeps one account from filling the disk. */
const maxVersions = 5_000_000

/**
 * Practice of newer devices that one exchange gives to the reviews, so that no learner waits for long: the device asks
 * again.
 */
const givenAtOnce = { batches: 5, records: 2000 }

/**
 * The exchange of devices of version 0.1.0: merges their reviews into those of the server, and returns what the device
 * lacks. What newer devices practised comes to it as reviews.
 */
export async function exchangeReviews(
  store: ReturnType<typeof reviewStore>,
  { learner, since, reviews }: ReviewChanges,
  now: number,
): Promise<ReviewReply> {
  if (reviews.length === 0) {
    const { newest, version, more, records, waiting } = await store.read(learner, since, pageLength)
    if (since > newest) return askForEverything(newest)
    if (!waiting) return { version, more, reviews: records }
  }
  const sent = mergeReviews(reviews, [])
  return store.change(learner, (locked) => take(locked, since, sent, now))
}

async function take(
  locked: LockedReviews,
  since: number,
  sent: readonly ReviewRecord[],
  now: number,
): Promise<ReviewReply> {
  let page = await locked.read(since, pageLength)
  if (since > page.newest) return askForEverything(page.newest)
  if (page.newest > maxVersions) throw new AppError('too-large', 'reviews-full')
  if (page.waiting) {
    await givePractice(locked, page)
    page = await locked.read(since, pageLength)
  }

  const { merged, changed } = await mergeInto(
    locked,
    sent.map((record) => notAhead(record, now)),
  )
  if (changed.length > 0) await locked.write(page.newest, changed, page.given)

  const asSent = new Map(sent.map((record) => [record.id, record]))
  const after = new Map([...page.records, ...merged].map((record) => [record.id, record]))
  return {
    version: page.more ? page.version : page.newest + changed.length,
    more: page.more || page.waiting,
    reviews: [...after.values()].filter((record) => !isSame(record, asSent.get(record.id))),
  }
}

/** Adds what newer devices practised, as far as it is the review of a word. */
async function givePractice(locked: LockedReviews, { newest, given }: ReviewPage) {
  let state = { newest, given, more: true }
  for (let batch = 0; batch < givenAtOnce.batches && state.more; batch++) {
    const { version, practice, more } = await locked.practiceSince(state.given, givenAtOnce.records)
    const reviews = practice.flatMap((record) => reviewOfPractice(record) ?? [])
    const { changed } = await mergeInto(locked, reviews)
    state = { newest: await locked.write(state.newest, changed, version), given: version, more }
  }
}

/** The records after a merge with those of the server, and which of them changed there. */
async function mergeInto(locked: LockedReviews, records: readonly ReviewRecord[]) {
  const known = new Map((await locked.same(records.map(({ id }) => id))).map((record) => [record.id, record]))
  const merged = records.map((record) => {
    const before = known.get(record.id)
    return before ? stronger(before, record) : record
  })
  return { merged, changed: merged.filter((record) => !isSame(record, known.get(record.id))) }
}

/** Corrects a device's clock that is ahead: no review is made in the future. */
function notAhead({ id, review }: ReviewRecord, now: number): ReviewRecord {
  return review && review.at > now + clockSlack ? { id, review: { ...review, at: now } } : { id, review }
}

/** Accepts nothing: the lower version makes the device send everything it has. */
const askForEverything = (version: number): ReviewReply => ({ version, more: false, reviews: [] })

const isSame = (one: ReviewRecord, other: ReviewRecord | undefined) =>
  JSON.stringify(one) === JSON.stringify(other)
