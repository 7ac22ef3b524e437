import { isWord } from '../../practice/item.ts'
import type { Memory } from '../../practice/memory.ts'
import type { CourseMap } from './course-map.ts'

type Unit = CourseMap['units'][number]

/** How many of a unit's sentences were right at some time. */
const sentencesDone = ({ carriers }: Pick<Unit, 'carriers'>, memory: Memory): number =>
  carriers.filter(({ item }) => memory.has(item)).length

/**
 * Whether a unit's can-do sentence is true: each of its words was met, and at least half of its sentences were right
 * at some time. The end of a session, the path and the plan of the next session all go by this.
 */
export function isUnitDone(unit: Unit, memory: Memory): boolean {
  const words = unit.items.filter(isWord)
  return words.every((item) => memory.has(item)) && sentencesDone(unit, memory) * 2 >= unit.carriers.length
}

/** Whether anything of a unit was met. */
export const isUnitBegun = ({ items }: Unit, memory: Memory): boolean =>
  items.some((item) => memory.has(item))
