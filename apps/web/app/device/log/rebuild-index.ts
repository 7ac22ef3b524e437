import { isPracticeRecord, memoryOf, practiceOfReview } from '@app/learning/practice'
import { isReviewRecord } from '@app/learning/review'
import { withIndexFields } from './index-fields.ts'
import { itemAliases } from './item-aliases.ts'
import { nameEdition } from './kept-practice.ts'
import { bare, changeAll, type LogDatabase, noteIn, type Writing } from './log-database.ts'
import { keptItem } from './write-log.ts'

/**
 * Brings the log up to this version, all or nothing: takes over the reviews that version 0.1.0 kept, indexes practice by
 * the names that its items have today, and computes again what is known of them. Practice stays as it was made, so
 * nothing is sent again.
 */
export async function rebuildIndex(database: LogDatabase, now: number) {
  const hasReviews = database.objectStoreNames.contains('log')
  const stores: RebuiltStores = ['practice', 'known', 'notes', ...(hasReviews ? (['log'] as const) : [])]
  await changeAll(database, stores, async (writing) => {
    if (hasReviews) await takeReviews(writing)
    await rebuildIn(writing, now)
  })
}

type RebuiltStores = readonly ('practice' | 'known' | 'notes' | 'log')[]

/** A damaged review stays where it was. */
async function takeReviews(writing: Writing<RebuiltStores>) {
  const [log, reviews] = [writing.objectStore('practice'), writing.objectStore('log')]
  const taken = (await reviews.getAll()).filter(({ id, review }) => isReviewRecord({ id, review }))
  await Promise.all(
    taken.flatMap(({ id, review, unsent }) => [
      log.put(withIndexFields(practiceOfReview({ id, review }), unsent === 1)),
      reviews.delete(id),
    ]),
  )
  // The server counts practice anew, so the next exchange begins at the beginning.
  await writing.objectStore('notes').put(0, 'version')
}

async function rebuildIn(writing: Writing<RebuiltStores>, now: number) {
  const [log, known, notes] = [
    writing.objectStore('practice'),
    writing.objectStore('known'),
    writing.objectStore('notes'),
  ]
  const all = await log.getAll()
  await Promise.all(
    all.map((before) => {
      const after = withIndexFields(bare(before), before.unsent === 1)
      return String(before.items) === String(after.items) ? undefined : log.put(after)
    }),
  )
  await notes.put(nameEdition, 'keys')
  const part = await noteIn(writing, 'behind')
  // Nothing can be folded from a part of the log: what is known stays until the server says it by the names of today.
  if (part) {
    await notes.put({ ...part, stale: true }, 'behind')
    return
  }
  await known.clear()
  const { toCanonicalItem } = await itemAliases(writing)
  const memory = memoryOf(all.map(bare).filter(isPracticeRecord), now, toCanonicalItem)
  await Promise.all([...memory].map(([item, what]) => known.put(keptItem(item, what))))
}
