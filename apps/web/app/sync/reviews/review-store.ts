import {
  type CardKind,
  clockSlack,
  type DoneToday,
  earlyBy,
  type Queue,
  queue,
  type Review,
  type ReviewRecord,
  type ReviewSettings,
  reviewId,
  reviewIdLength,
  type WordSchedule,
  wellKnown,
} from '@app/learning/review'
import { keyOf } from '@app/malayalam'
import { deviceStorage } from '../../storage/safe-storage.ts'
import { ownerOf } from '../progress/journal.ts'
import { passOn } from '../progress/record.ts'
import { answerOf } from './ask-database.ts'
import { keepReviews } from './keep-reviews.ts'
import type { KeptReview, KeptSchedule } from './kept-review.ts'
import { openReviews } from './open-reviews.ts'
import { keepShown, shownCards } from './shown-cards.ts'

/** How many more words are read than the day has room for: some may be no longer saved, or rest today. */
const spare = 200

/** The cards to review now, of the saved words. */
export async function queueNow(
  words: readonly string[],
  settings: ReviewSettings,
  now: number,
): Promise<Queue> {
  const database = await openReviews(ownerOf(deviceStorage))
  const schedules = database.transaction('schedules').objectStore('schedules')
  const dayStart = startOfDay(now)
  const [due, ahead, begun, done, ...toBegin] = await Promise.all([
    dueWords(schedules, new Set(words), settings.reviewsPerDay + spare, now),
    all(schedules.index('last').getAll(IDBKeyRange.lowerBound(now + clockSlack, true))),
    answerOf(schedules.getAllKeys()),
    doneSince(database, dayStart, now),
    ...settings.kinds.map((kind) => all(schedules.index('missing').getAll(kind, settings.newPerDay + spare))),
  ])
  const known = new Map([...due, ...ahead, ...toBegin.flat()].map((schedule) => [schedule.word, schedule]))
  const keys = new Set(begun)
  const schedulesNow = [...known.values()]
  const isBegun = (word: string) => keys.has(word)
  return queue({ words, schedules: schedulesNow, begun: isBegun, shownAt: shownCards() }, settings, done, {
    now,
    dayStart,
  })
}

/** The schedule of a word's cards. */
export async function scheduleNow(word: string): Promise<WordSchedule> {
  const database = await openReviews(ownerOf(deviceStorage))
  const found = database.transaction('schedules').objectStore('schedules').get(word)
  return ((await answerOf(found)) as KeptSchedule | undefined) ?? { word, cards: {} }
}

/** Keeps a review permanently. */
export async function addReview(review: Review): Promise<ReviewRecord> {
  const record = { id: reviewId(crypto.getRandomValues(new Uint8Array(reviewIdLength))), review }
  await keepOwn([record], review.at)
  keepShown({ word: review.word, kind: review.card }, review.at)
  return record
}

/** Undoes a review, here and on the learner's other devices. */
export function undoReview(id: string, now: number) {
  return keepOwn([{ id, review: null }], now)
}

/** Adds reviews from a file. Those that are already known change nothing. */
export async function keepOwn(records: readonly ReviewRecord[], now: number) {
  const database = await openReviews(ownerOf(deviceStorage))
  const changes = await keepReviews(database, records, { own: true, now })
  if (changes > 0 && ownerOf(deviceStorage) !== 'visitor') passOn()
}

/** All reviews of the learner on this device. */
export async function allReviews(): Promise<{ log: ReviewRecord[]; schedules: WordSchedule[] }> {
  const database = await openReviews(ownerOf(deviceStorage))
  const transaction = database.transaction(['log', 'schedules'])
  const [log, schedules] = await Promise.all([
    answerOf(transaction.objectStore('log').getAll()) as Promise<KeptReview[]>,
    all(transaction.objectStore('schedules').getAll()),
  ])
  return { log: log.map(({ id, review }) => ({ id, review })), schedules }
}

/** The words that were reviewed well, each with the time of its last review. */
export async function reviewedWell(): Promise<Map<string, number>> {
  const database = await openReviews(ownerOf(deviceStorage))
  return wellKnown(await all(database.transaction('schedules').objectStore('schedules').getAll()))
}

/** A learner's day begins when most people are asleep: at four in the morning, by their own clock. */
export function startOfDay(now: number): number {
  const start = new Date(now)
  if (start.getHours() < dayBegins) start.setDate(start.getDate() - 1)
  return start.setHours(dayBegins, 0, 0, 0)
}

const dayBegins = 4

const all = async (request: IDBRequest<unknown[]>) => (await answerOf(request)) as KeptSchedule[]

/** The words that have been due longest. If many schedules belong to removed words, more are read. */
async function dueWords(schedules: IDBObjectStore, saved: ReadonlySet<string>, limit: number, now: number) {
  const range = IDBKeyRange.upperBound(now + earlyBy)
  const first = await all(schedules.index('due').getAll(range, limit))
  const enough = first.length < limit || first.filter(({ word }) => saved.has(word)).length > limit - spare
  return enough ? first : all(schedules.index('due').getAll(range))
}

async function doneSince(database: IDBDatabase, dayStart: number, now: number): Promise<DoneToday> {
  const transaction = database.transaction(['log', 'schedules'])
  const range = IDBKeyRange.bound(dayStart, now + clockSlack)
  const log = (await answerOf(transaction.objectStore('log').index('at').getAll(range))) as KeptReview[]
  const reviews = log.flatMap(({ review }) => review ?? [])
  const cards = new Map(
    reviews.map((review) => {
      const { card } = review
      const word = keyOf(review.word)
      return [`${card} ${word}`, { word, card }] as const
    }),
  )
  const fresh = await Promise.all(
    [...cards.values()].map(async ({ word, card }: { word: string; card: CardKind }) => {
      const found = transaction.objectStore('schedules').get(word)
      const schedule = (await answerOf(found)) as KeptSchedule | undefined
      return (schedule?.cards[card]?.first ?? 0) >= dayStart
    }),
  )
  const begun = fresh.filter(Boolean).length
  return { fresh: begun, reviews: cards.size - begun }
}

/** When the next card of a saved word is due, if any was begun. */
export async function nextDue(words: readonly string[], now: number): Promise<number | undefined> {
  const database = await openReviews(ownerOf(deviceStorage))
  const index = database.transaction('schedules').objectStore('schedules').index('due')
  const saved = new Set(words)
  const coming = await all(index.getAll(IDBKeyRange.lowerBound(now, true), spare))
  return coming.find(({ word }) => saved.has(word))?.due
}
