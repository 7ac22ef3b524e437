import {
  type Item,
  isInStep,
  isItem,
  type Known,
  nextSense,
  reviewExercise,
  skillOfCard,
} from '@app/learning/practice'
import {
  clockSlack,
  type DoneToday,
  dayEnd,
  dueOf,
  earlyBy,
  type Queue,
  queue,
  type Review,
  type ReviewSettings,
  reviewId,
  reviewIdLength,
  type WordSchedule,
} from '@app/learning/review'
import { type ItemAliases, itemAliases } from './item-aliases.ts'
import type { KeptItem } from './kept-practice.ts'
import { type LogReading, readLog } from './log-database.ts'
import { openLogHere } from './open-log.ts'
import { recordAll } from './record-practice.ts'
import {
  type AskedWords,
  allWordsIn,
  itemOfWord,
  savedItems,
  schedulesBy,
  wordRanges,
} from './saved-items.ts'
import { keepShown, shownCards } from './shown-cards.ts'
import { startOfDay } from './start-of-day.ts'

/** How many more words are read than the day has room for: some may be asked by nobody, or rest today. */
const spare = 200

/** The cards to review now: of the saved words, and of words that were met. */
export async function queueNow(words: AskedWords, settings: ReviewSettings, now: number): Promise<Queue> {
  const reading = readLog(await openLogHere())
  const schedules = reading.objectStore('known')
  const names = await itemAliases(reading)
  const dayStart = startOfDay(now)
  const { kinds } = settings
  const saved = savedItems(words.saved, names)
  const schedulesOf = schedulesBy(words, names, kinds)
  const last = Math.max(now + earlyBy, dayEnd({ dayStart }))
  const isSoon = (kept: KeptItem) =>
    schedulesOf(kept).some((one) => (dueOf(one, kinds, dayStart)?.due ?? Number.POSITIVE_INFINITY) <= last)
  const isSaved = ({ item }: KeptItem) => saved.has(item)
  const [due, ahead, begun, done, ...toBegin] = await Promise.all([
    enoughOf(schedules.index('due'), IDBKeyRange.upperBound(last), isSoon, settings.reviewsPerDay),
    schedules.index('last').getAll(IDBKeyRange.lowerBound(now + clockSlack, true)),
    Promise.all(wordRanges().map((range) => schedules.getAllKeys(range))),
    doneSince(reading, names, { now, dayStart, saved }),
    ...kinds.map((kind) => enoughOf(schedules.index('missing'), kind, isSaved, settings.newPerDay)),
  ])
  const known = new Map([...due, ...ahead, ...toBegin.flat()].map((kept) => [kept.item, kept]))
  const items = new Set(begun.flat())
  return queue(
    {
      words: words.saved,
      schedules: [...known.values()].flatMap(schedulesOf),
      begun: (word) => items.has(names.itemOf(word)),
      shownAt: shownCards(),
    },
    settings,
    done,
    { now, dayStart },
  )
}

/** The schedule of a word's cards: a saved one goes by its key, one that was met by its item. */
export async function scheduleNow(word: string, settings: ReviewSettings): Promise<WordSchedule> {
  const reading = readLog(await openLogHere())
  const names = await itemAliases(reading)
  const item = itemOfWord(word, names)
  const isMet = isItem(word)
  const words: AskedWords = { saved: isMet ? [] : [word], isOfCourse: () => isMet }
  const known = await knownIn(reading, item)
  return schedulesBy(words, names, settings.kinds)({ item, known })[0] ?? { word, cards: {} }
}

/** When the next card of a word is due, if any was begun. */
export async function nextDue(
  words: AskedWords,
  { kinds }: ReviewSettings,
  now: number,
): Promise<number | undefined> {
  const reading = readLog(await openLogHere())
  const schedulesOf = schedulesBy(words, await itemAliases(reading), kinds)
  const schedules = (await allWordsIn(reading)).flatMap(schedulesOf)
  const dues = schedules.flatMap((one) => dueOf(one, kinds, startOfDay(now))?.due ?? [])
  const coming = dues.filter((due) => due > now)
  return coming.length > 0 ? coming.reduce((one, other) => Math.min(one, other)) : undefined
}

/** Whether any word was begun that is not saved and belongs to the course. */
export async function hasMet(words: AskedWords): Promise<boolean> {
  const reading = readLog(await openLogHere())
  const saved = savedItems(words.saved, await itemAliases(reading))
  const begun = await Promise.all(wordRanges().map((range) => reading.objectStore('known').getAllKeys(range)))
  return begun.flat().some((item) => !saved.has(item) && words.isOfCourse?.(item) !== false)
}

/**
 * Records a review: practice of one card, in the log of all practice. By eye and ear it stands for both where the word has
 * one schedule. Throws if the browser does not keep it: the card would come again at once.
 */
export async function addReview({ word, card, grade, at, took }: Review): Promise<{ id: string }> {
  const reading = readLog(await openLogHere())
  const known = await knownIn(reading, itemOfWord(word, await itemAliases(reading)))
  const isOfBoth = card !== 'say' && (isItem(word) ? nextSense(known) !== undefined : isInStep(known))
  const look = {
    item: isItem(word) ? word : (`word:${word}` as const),
    skill: skillOfCard[card],
    outcome: grade,
    ...(isOfBoth && { common: true as const }),
  }
  const id = reviewId(crypto.getRandomValues(new Uint8Array(reviewIdLength)))
  if (!(await recordAll([{ id, practice: { exercise: reviewExercise, at, took, looks: [look] } }], at)))
    throw new Error('The browser does not keep reviews.')
  keepShown({ word, kind: card }, at)
  return { id }
}

const knownIn = async (reading: LogReading, item: Item): Promise<Known> =>
  (await reading.objectStore('known').get(item))?.known ?? {}

type IndexOf<Key> = { getAll: (key: Key | IDBKeyRange, most?: number) => Promise<KeptItem[]> }

/** At least so many items of an index that count, if it has them. Many may not count: then all are read. */
async function enoughOf<Key>(
  index: IndexOf<Key>,
  range: IDBKeyRange | Key,
  counts: (kept: KeptItem) => boolean,
  wanted: number,
): Promise<KeptItem[]> {
  const limit = wanted + spare
  const first = await index.getAll(range, limit)
  const enough = first.length < limit || first.filter(counts).length > wanted
  return enough ? first : index.getAll(range)
}

/** The cards that were reviewed since the day began: those of saved words that began then, and the others. */
async function doneSince(
  reading: LogReading,
  names: ItemAliases,
  { now, dayStart, saved }: { now: number; dayStart: number; saved: ReadonlyMap<Item, unknown> },
): Promise<DoneToday> {
  const range = IDBKeyRange.bound(dayStart, now + clockSlack)
  const log = await reading.objectStore('practice').index('at').getAll(range)
  const looks = log.flatMap(({ practice }) =>
    practice?.exercise === reviewExercise ? practice.looks.slice(0, 1) : [],
  )
  const cards = new Map(
    looks.map(({ item, skill }) => {
      const name = names.toCanonicalItem(item)
      return [`${skill} ${name}`, { item: name, skill }] as const
    }),
  )
  const fresh = await Promise.all(
    [...cards.values()].map(
      async ({ item, skill }) =>
        saved.has(item) && ((await knownIn(reading, item))[skill]?.first ?? 0) >= dayStart,
    ),
  )
  const begun = fresh.filter(Boolean).length
  return { fresh: begun, reviews: cards.size - begun }
}
