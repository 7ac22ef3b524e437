import {
  canonicalItemBySaved,
  canonicalItemFrom,
  type Item,
  type Memory,
  type Practice,
  type PracticeRecord,
  type ToCanonicalItem,
} from '@app/learning/practice'
import { reviewId, reviewIdLength } from '@app/learning/review'
import { learntStorage } from '../storage/learnt.ts'
import { savedWordsNow } from '../storage/saved-words.ts'
import { answerOf } from '../sync/practice/ask-database.ts'
import { behindIn } from '../sync/practice/behind.ts'
import type { KeptItem, KeptPractice } from '../sync/practice/kept-practice.ts'
import { openPractice } from '../sync/practice/open-practice.ts'
import { ownerOf } from '../sync/progress/journal.ts'
import { keepOwn } from '../sync/reviews/review-store.ts'
import type { Course } from './course.ts'
import { keptMemory } from './kept-memory.ts'

type Named = Pick<Course, 'content' | 'itemsOfSaved'>

/**
 * The names that items have in the course: a saved word is the entry with its spelling and meaning, or the English of
 * one.
 */
export const courseNames = ({ content, itemsOfSaved }: Named): ToCanonicalItem =>
  itemsOfSaved
    ? canonicalItemBySaved(itemsOfSaved(savedWordsNow()))
    : canonicalItemFrom({ entries: [...content.words.values()], saved: savedWordsNow(), aliases: new Map() })

/** What the learner knows on this device, by the names of the course. Throws if the browser keeps no practice. */
export async function readMemory(course: Named, now = Date.now()): Promise<Memory> {
  const transaction = (await openPractice(ownerOf(learntStorage))).transaction(['known', 'practice', 'notes'])
  const index = transaction.objectStore('practice').index('items')
  const [kept, behind] = await Promise.all([
    answerOf(transaction.objectStore('known').getAll()),
    behindIn(transaction.objectStore('notes')),
  ])
  const log = {
    of: async (item: Item) => (await answerOf(index.getAll(item))) as KeptPractice[],
    isWhole: behind === undefined,
  }
  return keptMemory(kept as KeptItem[], log, courseNames(course), now)
}

/** Keeps an exercise that was just done, here and for the learner's other devices. */
export async function addPractice(practice: Practice): Promise<PracticeRecord> {
  const record = { id: reviewId(crypto.getRandomValues(new Uint8Array(reviewIdLength))), practice }
  await keepOwn([record], practice.at)
  return record
}
