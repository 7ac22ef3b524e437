import {
  type Item,
  type PracticeRecord,
  practiceOfReview,
  reviewExercise,
  reviewOfPractice,
  wordSchedule,
} from '@app/learning/practice'
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
import { answerOf } from '../practice/ask-database.ts'
import { keepOwn } from '../practice/keep-own.ts'
import type { KeptItem, KeptPractice } from '../practice/kept-practice.ts'
import { openPractice } from '../practice/open-practice.ts'
import { bare } from '../practice/practice-log.ts'
import { ownerOf } from '../progress/journal.ts'
import { keepShown, shownCards } from './shown-cards.ts'

export { keepOwn } from '../practice/keep-own.ts'

/** How many more words are read than the day has room for: some may be no longer saved, or rest today. */
const spare = 200

/** The cards to review now, of the saved words. */
export async function queueNow(
  words: readonly string[],
  settings: ReviewSettings,
  now: number,
): Promise<Queue> {
  const database = await openPractice(ownerOf(deviceStorage))
  const schedules = database.transaction('known').objectStore('known')
  const dayStart = startOfDay(now)
  const [due, ahead, begun, done, ...toBegin] = await Promise.all([
    dueWords(schedules, new Set(words), settings.reviewsPerDay + spare, now),
    all(schedules.index('last').getAll(IDBKeyRange.lowerBound(now + clockSlack, true))),
    answerOf(schedules.getAllKeys(wordItems())),
    doneSince(database, dayStart, now),
    ...settings.kinds.map((kind) => all(schedules.index('missing').getAll(kind, settings.newPerDay + spare))),
  ])
  const known = new Map([...due, ...ahead, ...toBegin.flat()].map((schedule) => [schedule.word, schedule]))
  const keys = new Set(begun.map((item) => wordOf(String(item))))
  const schedulesNow = [...known.values()]
  const isBegun = (word: string) => keys.has(word)
  return queue({ words, schedules: schedulesNow, begun: isBegun, shownAt: shownCards() }, settings, done, {
    now,
    dayStart,
  })
}

/** The schedule of a word's cards. */
export async function scheduleNow(word: string): Promise<WordSchedule> {
  const database = await openPractice(ownerOf(deviceStorage))
  return scheduleIn(database.transaction('known').objectStore('known'), word)
}

/** Keeps a review permanently. */
export async function addReview(review: Review): Promise<ReviewRecord> {
  const record = { id: reviewId(crypto.getRandomValues(new Uint8Array(reviewIdLength))), review }
  await keepOwn([practiceOfReview(record)], review.at)
  keepShown({ word: review.word, kind: review.card }, review.at)
  return record
}

/** Undoes a review, here and on the learner's other devices. */
export function undoReview(id: string, now: number) {
  return keepOwn([{ id, practice: null }], now)
}

/** All practice of the learner on this device. */
export async function allPractice(): Promise<PracticeRecord[]> {
  const database = await openPractice(ownerOf(deviceStorage))
  const log = await answerOf(database.transaction('practice').objectStore('practice').getAll())
  return (log as KeptPractice[]).map(bare)
}

/** All reviews of the learner on this device, and what is known of the words by all practice. */
export async function allReviews(): Promise<{ log: ReviewRecord[]; schedules: WordSchedule[] }> {
  const database = await openPractice(ownerOf(deviceStorage))
  const transaction = database.transaction(['practice', 'known'])
  const [log, schedules] = await Promise.all([
    answerOf(transaction.objectStore('practice').getAll()) as Promise<KeptPractice[]>,
    all(transaction.objectStore('known').getAll(wordItems())),
  ])
  return { log: log.flatMap((kept) => reviewIn(kept) ?? []), schedules }
}

/** The words that were reviewed well, each with the time of its last review. */
export async function reviewedWell(): Promise<Map<string, number>> {
  const database = await openPractice(ownerOf(deviceStorage))
  return wellKnown(await all(database.transaction('known').objectStore('known').getAll(wordItems())))
}

/** A learner's day begins when most people are asleep: at four in the morning, by their own clock. */
export function startOfDay(now: number): number {
  const start = new Date(now)
  if (start.getHours() < dayBegins) start.setDate(start.getDate() - 1)
  return start.setHours(dayBegins, 0, 0, 0)
}

const dayBegins = 4

/** The items that are words. */
const wordItems = () => IDBKeyRange.bound('word:', 'word;', false, true)

const wordOf = (item: string) => item.slice('word:'.length)

const all = async (request: IDBRequest<unknown[]>): Promise<WordSchedule[]> =>
  ((await answerOf(request)) as KeptItem[]).map(({ item, known }) => wordSchedule(wordOf(item), known))

async function scheduleIn(known: IDBObjectStore, word: string): Promise<WordSchedule> {
  const found = (await answerOf(known.get(`word:${word}` satisfies Item))) as KeptItem | undefined
  return wordSchedule(word, found?.known ?? {})
}

/** The review of a card, if the exercise was one. An undone one keeps only its id. */
const reviewIn = (kept: KeptPractice) =>
  !kept.practice || kept.practice.exercise === reviewExercise ? reviewOfPractice(bare(kept)) : undefined

/** The words that have been due longest. If many schedules belong to removed words, more are read. */
async function dueWords(schedules: IDBObjectStore, saved: ReadonlySet<string>, limit: number, now: number) {
  const range = IDBKeyRange.upperBound(now + earlyBy)
  const first = await all(schedules.index('due').getAll(range, limit))
  const enough = first.length < limit || first.filter(({ word }) => saved.has(word)).length > limit - spare
  return enough ? first : all(schedules.index('due').getAll(range))
}

async function doneSince(database: IDBDatabase, dayStart: number, now: number): Promise<DoneToday> {
  const transaction = database.transaction(['practice', 'known'])
  const range = IDBKeyRange.bound(dayStart, now + clockSlack)
  const log = await answerOf(transaction.objectStore('practice').index('at').getAll(range))
  const reviews = (log as KeptPractice[]).flatMap((kept) => reviewIn(kept)?.review ?? [])
  const cards = new Map(
    reviews.map((review) => {
      const { card } = review
      const word = keyOf(review.word)
      return [`${card} ${word}`, { word, card }] as const
    }),
  )
  const fresh = await Promise.all(
    [...cards.values()].map(async ({ word, card }: { word: string; card: CardKind }) => {
      const { cards } = await scheduleIn(transaction.objectStore('known'), word)
      return (cards[card]?.first ?? 0) >= dayStart
    }),
  )
  const begun = fresh.filter(Boolean).length
  return { fresh: begun, reviews: cards.size - begun }
}

/** When the next card of a saved word is due, if any was begun. */
export async function nextDue(words: readonly string[], now: number): Promise<number | undefined> {
  const database = await openPractice(ownerOf(deviceStorage))
  const index = database.transaction('known').objectStore('known').index('due')
  const saved = new Set(words)
  const coming = (await answerOf(index.getAll(IDBKeyRange.lowerBound(now, true), spare))) as KeptItem[]
  return coming.find(({ item }) => saved.has(wordOf(item)))?.due
}
