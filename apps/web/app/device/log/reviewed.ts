import { idOf, wordSchedule } from '@app/learning/practice'
import { type ReviewRecord, type WordSchedule, wellKnown } from '@app/learning/review'
import { keyOf } from '@app/malayalam'
import { itemAliases } from './item-aliases.ts'
import { type LogReading, readLog } from './log-database.ts'
import { openLogHere } from './open-log.ts'
import { reviewIn, savedItems, wordRanges } from './saved-items.ts'

/** All reviews of the learner on this device, and what is known of these words by all practice. */
export async function allReviews(
  words: readonly string[],
): Promise<{ log: ReviewRecord[]; schedules: WordSchedule[] }> {
  const reading = readLog(await openLogHere())
  const [names, log, items] = await Promise.all([
    itemAliases(reading),
    reading.objectStore('practice').getAll(),
    allWordsIn(reading),
  ])
  const reviews = log.flatMap((kept) => reviewIn(kept) ?? [])
  const reviewed = reviews.flatMap(({ review }) => (review ? [keyOf(review.word)] : []))
  const saved = savedItems(new Set([...words, ...reviewed]), names)
  return {
    log: reviews,
    schedules: items.flatMap(({ item, known }) =>
      (saved.get(item) ?? []).map((word) => wordSchedule(word, known)),
    ),
  }
}

/** The words of the log that are known well, each with the time of its last look. */
export async function reviewedWell(): Promise<Map<string, number>> {
  const reading = readLog(await openLogHere())
  const [names, items] = await Promise.all([itemAliases(reading), allWordsIn(reading)])
  return wellKnown(
    items.flatMap(({ item, known }) => names.namesIn(item).map((name) => wordSchedule(idOf(name), known))),
  )
}

const allWordsIn = async (reading: LogReading) =>
  (await Promise.all(wordRanges().map((range) => reading.objectStore('known').getAll(range)))).flat()
