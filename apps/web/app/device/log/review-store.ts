import {
  idOf,
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
import { ownerOf } from '../storage/owner.ts'
import { storageOf, targetLanguage, targetStorage } from '../target-language/target-language.ts'
import { answerOf } from './ask-database.ts'
import { type ItemAliases, itemAliases } from './item-aliases.ts'
import type { KeptItem, KeptPractice } from './kept-practice.ts'
import { openPractice } from './open-practice.ts'
import { bare } from './practice-log.ts'
import { recordAll } from './record-practice.ts'
import { keepShown, shownCards } from './shown-cards.ts'
import { startOfDay } from './start-of-day.ts'

/** How many more words are read than the day has room for: some may be no longer saved, or rest today. */
const spare = 200

/** The cards to review now, of the saved words. */
export async function queueNow(
  words: readonly string[],
  settings: ReviewSettings,
  now: number,
): Promise<Queue> {
  const database = await openPractice(ownerOf(targetStorage))
  const transaction = database.transaction(['known', 'notes'])
  const schedules = transaction.objectStore('known')
  const names = await itemAliases(transaction.objectStore('notes'))
  const saved = savedItems(words, names)
  const dayStart = startOfDay(now)
  const soon = IDBKeyRange.upperBound(now + earlyBy)
  const [due, ahead, begun, done, ...toBegin] = await Promise.all([
    savedIn(schedules.index('due'), soon, saved, settings.reviewsPerDay),
    itemsIn(schedules.index('last').getAll(IDBKeyRange.lowerBound(now + clockSlack, true))),
    Promise.all(wordItems().map((range) => answerOf(schedules.getAllKeys(range)))),
    doneSince(database, names, dayStart, now),
    ...settings.kinds.map((kind) => savedIn(schedules.index('missing'), kind, saved, settings.newPerDay)),
  ])
  const known = new Map([...due, ...ahead, ...toBegin.flat()].map((kept) => [kept.item, kept]))
  const items = new Set(begun.flat())
  const schedulesNow = [...known.values()].flatMap(({ item, known }) =>
    (saved.get(item) ?? []).map((word) => wordSchedule(word, known)),
  )
  const isBegun = (word: string) => items.has(names.itemOf(word))
  return queue({ words, schedules: schedulesNow, begun: isBegun, shownAt: shownCards() }, settings, done, {
    now,
    dayStart,
  })
}

/** The schedule of a word's cards. */
export async function scheduleNow(word: string): Promise<WordSchedule> {
  const database = await openPractice(ownerOf(targetStorage))
  const transaction = database.transaction(['known', 'notes'])
  const names = await itemAliases(transaction.objectStore('notes'))
  return scheduleIn(transaction.objectStore('known'), names, word)
}

/** Keeps a review permanently. */
export async function addReview(review: Review): Promise<ReviewRecord> {
  const record = { id: reviewId(crypto.getRandomValues(new Uint8Array(reviewIdLength))), review }
  await recordAll([practiceOfReview(record)], review.at)
  keepShown({ word: review.word, kind: review.card }, review.at)
  return record
}

/** Undoes a review, here and on the learner's other devices. */
export function undoReview(id: string, now: number) {
  return recordAll([{ id, practice: null }], now)
}

/** All practice of the learner on this device. */
export async function allPractice(learnt = targetLanguage): Promise<PracticeRecord[]> {
  const database = await openPractice(ownerOf(storageOf(learnt)), learnt)
  const log = await answerOf(database.transaction('practice').objectStore('practice').getAll())
  return (log as KeptPractice[]).map(bare)
}

/** All reviews of the learner on this device, and what is known of these words by all practice. */
export async function allReviews(
  words: readonly string[],
): Promise<{ log: ReviewRecord[]; schedules: WordSchedule[] }> {
  const database = await openPractice(ownerOf(targetStorage))
  const transaction = database.transaction(['practice', 'known', 'notes'])
  const names = await itemAliases(transaction.objectStore('notes'))
  const [log, items] = await Promise.all([
    answerOf(transaction.objectStore('practice').getAll()) as Promise<KeptPractice[]>,
    allWordsIn(transaction.objectStore('known')),
  ])
  const reviews = log.flatMap((kept) => reviewIn(kept) ?? [])
  const reviewed = reviews.flatMap(({ review }) => (review ? [keyOf(review.word)] : []))
  return { log: reviews, schedules: schedulesOf(items, [...words, ...reviewed], names) }
}

/** The words of the log that are known well, each with the time of its last look. */
export async function reviewedWell(): Promise<Map<string, number>> {
  const database = await openPractice(ownerOf(targetStorage))
  const transaction = database.transaction(['known', 'notes'])
  const names = await itemAliases(transaction.objectStore('notes'))
  const items = await allWordsIn(transaction.objectStore('known'))
  return wellKnown(
    items.flatMap(({ item, known }) => names.namesIn(item).map((name) => wordSchedule(idOf(name), known))),
  )
}

/** The items that are words. A saved English word may be the English of an entry. */
const wordItems = () =>
  (targetLanguage === 'english' ? ['word', 'english'] : ['word']).map((kind) =>
    IDBKeyRange.bound(`${kind}:`, `${kind};`, false, true),
  )

const allWordsIn = async (known: IDBObjectStore) =>
  (await Promise.all(wordItems().map((range) => itemsIn(known.getAll(range))))).flat()

const itemsIn = async (request: IDBRequest<unknown[]>) => (await answerOf(request)) as KeptItem[]

/** The keys of saved words, by their items. Two words of one entry are one item. */
function savedItems(words: Iterable<string>, names: ItemAliases): Map<string, string[]> {
  const saved = new Map<string, string[]>()
  for (const word of words) {
    const item = names.itemOf(word)
    const others = saved.get(item)
    if (others) others.push(word)
    else saved.set(item, [word])
  }
  return saved
}

function schedulesOf(
  items: readonly KeptItem[],
  words: readonly string[],
  names: ItemAliases,
): WordSchedule[] {
  const saved = savedItems(new Set(words), names)
  return items.flatMap(({ item, known }) => (saved.get(item) ?? []).map((word) => wordSchedule(word, known)))
}

async function scheduleIn(known: IDBObjectStore, names: ItemAliases, word: string): Promise<WordSchedule> {
  const found = (await answerOf(known.get(names.itemOf(word)))) as KeptItem | undefined
  return wordSchedule(word, found?.known ?? {})
}

/** The review of a card, if the exercise was one. An undone one keeps only its id. */
const reviewIn = (kept: KeptPractice) =>
  !kept.practice || kept.practice.exercise === reviewExercise ? reviewOfPractice(bare(kept)) : undefined

/**
 * At least so many saved words of an index, if it has them. Many may be of words that are not saved: then all are read.
 */
async function savedIn(
  index: IDBIndex,
  range: IDBKeyRange | CardKind,
  saved: ReadonlyMap<string, unknown>,
  wanted: number,
): Promise<KeptItem[]> {
  const limit = wanted + spare
  const first = await itemsIn(index.getAll(range, limit))
  const enough = first.length < limit || first.filter(({ item }) => saved.has(item)).length > wanted
  return enough ? first : itemsIn(index.getAll(range))
}

async function doneSince(
  database: IDBDatabase,
  names: ItemAliases,
  dayStart: number,
  now: number,
): Promise<DoneToday> {
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
      const { cards } = await scheduleIn(transaction.objectStore('known'), names, word)
      return (cards[card]?.first ?? 0) >= dayStart
    }),
  )
  const begun = fresh.filter(Boolean).length
  return { fresh: begun, reviews: cards.size - begun }
}

/** When the next card of a saved word is due, if any was begun. */
export async function nextDue(words: readonly string[], now: number): Promise<number | undefined> {
  const database = await openPractice(ownerOf(targetStorage))
  const transaction = database.transaction(['known', 'notes'])
  const saved = savedItems(words, await itemAliases(transaction.objectStore('notes')))
  const index = transaction.objectStore('known').index('due')
  const coming = await savedIn(index, IDBKeyRange.lowerBound(now, true), saved, 0)
  return coming.find(({ item }) => saved.has(item))?.due
}
