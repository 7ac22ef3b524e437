import {
  applyPractice,
  canonicalItemBySaved,
  canonicalItemFrom,
  type Memory,
  noMemory,
  type ToCanonicalItem,
} from '@app/learning/practice'
import type { Course } from '../course/course.ts'
import { heldHere } from '../device/log/held-practice.ts'
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

/**
 * What the learner knows on this device, by the names of the course, with what this page holds because the browser does
 * not keep it. Throws if nothing is kept and nothing held.
 */
export const readMemory = (course: Named, now = Date.now()): Promise<Memory> =>
  readMemoryBy(courseNames(course), now)

/** The same by other names. */
export async function readMemoryBy(names: ToCanonicalItem, now: number): Promise<Memory> {
  const held = heldHere()
  const kept = openLogHere()
    .then(readKnown)
    .then(({ kept, ...log }) => keptMemory(kept, log, names, now))
  const memory = held.length > 0 ? await kept.catch(() => noMemory) : await kept
  const inOrder = held.toSorted((one, other) => (one.practice?.at ?? 0) - (other.practice?.at ?? 0))
  return inOrder.reduce((known, record) => applyPractice(known, record, now, names), memory)
}
