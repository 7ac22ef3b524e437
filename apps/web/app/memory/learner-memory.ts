import {
  canonicalItemBySaved,
  canonicalItemFrom,
  type Memory,
  type ToCanonicalItem,
} from '@app/learning/practice'
import type { Course } from '../course/course.ts'
import { openLogHere } from '../device/log/open-log.ts'
import { readKnown } from '../device/log/read-log.ts'
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
  const { kept, of, isWhole } = await readKnown(await openLogHere())
  return keptMemory(kept, { of, isWhole }, courseNames(course), now)
}
