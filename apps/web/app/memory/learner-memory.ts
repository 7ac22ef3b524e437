import {
  canonicalItemBySaved,
  canonicalItemFrom,
  type Item,
  type Memory,
  type ToCanonicalItem,
} from '@app/learning/practice'
import type { Course } from '../course/course.ts'
import { answerOf } from '../device/log/ask-database.ts'
import type { KeptItem, KeptPractice } from '../device/log/kept-practice.ts'
import { snapshotIn } from '../device/log/log-snapshot.ts'
import { openPractice } from '../device/log/open-practice.ts'
import { ownerOf } from '../device/storage/owner.ts'
import { targetStorage } from '../device/target-language/target-language.ts'
import { savedWordsNow } from '../device/words/saved-words.ts'
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
  const transaction = (await openPractice(ownerOf(targetStorage))).transaction(['known', 'practice', 'notes'])
  const index = transaction.objectStore('practice').index('items')
  const [kept, behind] = await Promise.all([
    answerOf(transaction.objectStore('known').getAll()),
    snapshotIn(transaction.objectStore('notes')),
  ])
  const log = {
    of: async (item: Item) => (await answerOf(index.getAll(item))) as KeptPractice[],
    isWhole: behind === undefined,
  }
  return keptMemory(kept as KeptItem[], log, courseNames(course), now)
}
