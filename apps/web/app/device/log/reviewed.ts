import { idOf, wordSchedule } from '@app/learning/practice'
import { type CardKind, type ReviewRecord, type WordSchedule, wellKnown } from '@app/learning/review'
import { keyOf } from '@app/malayalam'
import { itemAliases } from './item-aliases.ts'
import { readLog } from './log-database.ts'
import { openLogHere } from './open-log.ts'
import { type AskedWords, allWordsIn, reviewIn, savedItems, schedulesBy } from './saved-items.ts'

/** All reviews of the learner on this device. */
export async function reviewLog(): Promise<ReviewRecord[]> {
  const log = await readLog(await openLogHere())
    .objectStore('practice')
    .getAll()
  return log.flatMap((kept) => reviewIn(kept) ?? [])
}

/** The same, and what is known by all practice of the words that may be asked and of those that were reviewed. */
export async function allReviews(
  words: AskedWords,
  kinds: readonly CardKind[],
): Promise<{ log: ReviewRecord[]; schedules: WordSchedule[]; reviewed: WordSchedule[] }> {
  const reading = readLog(await openLogHere())
  const [names, log, items] = await Promise.all([
    itemAliases(reading),
    reading.objectStore('practice').getAll(),
    allWordsIn(reading),
  ])
  const reviews = log.flatMap((kept) => reviewIn(kept) ?? [])
  const reviewed = savedItems(
    new Set(reviews.flatMap(({ review }) => (review ? [keyOf(review.word)] : []))),
    names,
  )
  return {
    log: reviews,
    schedules: items.flatMap(schedulesBy(words, names, kinds)),
    reviewed: items.flatMap(({ item, known }) =>
      (reviewed.get(item) ?? []).map((word) => wordSchedule(word, known)),
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
