import { practiceOfReview, wordSchedule } from '@app/learning/practice'
import {
  type CardKind,
  clockSlack,
  type DoneToday,
  dayEnd,
  earlyBy,
  type Queue,
  queue,
  type Review,
  type ReviewRecord,
  type ReviewSettings,
  reviewId,
  reviewIdLength,
  type WordSchedule,
} from '@app/learning/review'
import { keyOf } from '@app/malayalam'
import { type ItemAliases, itemAliases } from './item-aliases.ts'
import type { KeptItem } from './kept-practice.ts'
import { type LogReading, readLog } from './log-database.ts'
import { openLogHere } from './open-log.ts'
import { recordAll } from './record-practice.ts'
import { reviewIn, savedItems, wordRanges } from './saved-items.ts'
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
  const reading = readLog(await openLogHere())
  const schedules = reading.objectStore('known')
  const names = await itemAliases(reading)
  const saved = savedItems(words, names)
  const dayStart = startOfDay(now)
  const soon = IDBKeyRange.upperBound(Math.max(now + earlyBy, dayEnd({ dayStart })))
  const [due, ahead, begun, done, ...toBegin] = await Promise.all([
    savedIn(schedules.index('due'), soon, saved, settings.reviewsPerDay),
    schedules.index('last').getAll(IDBKeyRange.lowerBound(now + clockSlack, true)),
    Promise.all(wordRanges().map((range) => schedules.getAllKeys(range))),
    doneSince(reading, names, dayStart, now),
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
  const reading = readLog(await openLogHere())
  return scheduleIn(reading, await itemAliases(reading), word)
}

/** When the next card of a saved word is due, if any was begun. */
export async function nextDue(words: readonly string[], now: number): Promise<number | undefined> {
  const reading = readLog(await openLogHere())
  const saved = savedItems(words, await itemAliases(reading))
  const index = reading.objectStore('known').index('due')
  const coming = await savedIn(index, IDBKeyRange.lowerBound(now, true), saved, 0)
  return coming.find(({ item }) => saved.has(item))?.due
}

/** Records a review: practice of one card. Throws if the browser does not keep it: the card would come again at once. */
export async function addReview(review: Review): Promise<ReviewRecord> {
  const record = { id: reviewId(crypto.getRandomValues(new Uint8Array(reviewIdLength))), review }
  if (!(await recordAll([practiceOfReview(record)], review.at)))
    throw new Error('The browser does not keep reviews.')
  keepShown({ word: review.word, kind: review.card }, review.at)
  return record
}

async function scheduleIn(reading: LogReading, names: ItemAliases, word: string): Promise<WordSchedule> {
  const found = await reading.objectStore('known').get(names.itemOf(word))
  return wordSchedule(word, found?.known ?? {})
}

type IndexOf<Key> = { getAll: (key: Key | IDBKeyRange, most?: number) => Promise<KeptItem[]> }

/**
 * At least so many saved words of an index, if it has them. Many may be of words that are not saved: then all are read.
 */
async function savedIn<Key>(
  index: IndexOf<Key>,
  range: IDBKeyRange | Key,
  saved: ReadonlyMap<string, unknown>,
  wanted: number,
): Promise<KeptItem[]> {
  const limit = wanted + spare
  const first = await index.getAll(range, limit)
  const enough = first.length < limit || first.filter(({ item }) => saved.has(item)).length > wanted
  return enough ? first : index.getAll(range)
}

async function doneSince(
  reading: LogReading,
  names: ItemAliases,
  dayStart: number,
  now: number,
): Promise<DoneToday> {
  const range = IDBKeyRange.bound(dayStart, now + clockSlack)
  const log = await reading.objectStore('practice').index('at').getAll(range)
  const reviews = log.flatMap((kept) => reviewIn(kept)?.review ?? [])
  const cards = new Map(
    reviews.map(({ word, card }) => [`${card} ${keyOf(word)}`, { word: keyOf(word), card }] as const),
  )
  const fresh = await Promise.all(
    [...cards.values()].map(async ({ word, card }: { word: string; card: CardKind }) => {
      const { cards } = await scheduleIn(reading, names, word)
      return (cards[card]?.first ?? 0) >= dayStart
    }),
  )
  const begun = fresh.filter(Boolean).length
  return { fresh: begun, reviews: cards.size - begun }
}
