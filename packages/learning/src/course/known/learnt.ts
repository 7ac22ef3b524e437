import { type Item, isWord, kindOf } from '../../practice/item.ts'
import { itemState } from '../../practice/item-state.ts'
import type { Known, Memory } from '../../practice/memory.ts'
import type { CourseMap } from '../session/course-map.ts'
import { isUnitWalked } from '../session/unit-done.ts'

/** Whether something is learnt: known now. Every screen means the same by it. */
export function isLearnt(known: Known | undefined, now: number): boolean {
  const state = itemState(known, now)
  return state === 'known' || state === 'lasting'
}

/** How many of some items are learnt, of how many. */
export type Learnt = { learnt: number; all: number }

/** How many of what a topic asks is learnt, wherever that was: each item counts once. */
export function learntOf(items: readonly Item[], memory: Memory, now: number): Learnt {
  const all = [...new Set(items)]
  return { learnt: all.filter((item) => isLearnt(memory.get(item), now)).length, all: all.length }
}

/** Whether a topic asks for letters, and not for words. */
export const asksLetters = (items: readonly Item[]): boolean =>
  items.length > 0 && items.every((item) => kindOf(item) === 'letter')

/**
 * The units that were not walked, and of which every letter and word is learnt already, by quizzes or reviews: only their
 * sentences are left.
 */
export const unitsKnown = (
  { units }: Pick<CourseMap, 'units'>,
  memory: Memory,
  now: number,
): ReadonlySet<string> =>
  new Set(
    units
      .filter((unit) => !isUnitWalked(unit, memory))
      .filter(({ items }) => {
        const taught = items.filter((item) => isWord(item) || kindOf(item) === 'letter')
        return taught.length > 0 && taught.every((item) => isLearnt(memory.get(item), now))
      })
      .map(({ unit }) => unit.id),
  )
