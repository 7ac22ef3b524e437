import { isWord } from '../../practice/item.ts'
import type { Memory } from '../../practice/memory.ts'
import type { Card } from '../../review/scheduler.ts'
import type { CourseMap } from './course-map.ts'

type Unit = CourseMap['units'][number]

/** How many of a unit's sentences were right at some time. */
const sentencesDone = ({ carriers }: Pick<Unit, 'carriers'>, memory: Memory): number =>
  carriers.filter(({ item }) => memory.has(item)).length

/**
 * Whether all of a unit was taught and asked: each of its words was met, and at least half of its sentences were right at
 * some time. The next unit is under way then.
 */
export function isUnitWalked(unit: Unit, memory: Memory): boolean {
  const words = unit.items.filter(isWord)
  return words.every((item) => memory.has(item)) && sentencesDone(unit, memory) * 2 >= unit.carriers.length
}

/** Whether a unit's can-do sentence is true: it was walked, and something of it was said, typed or built without options. */
export const isUnitDone = (unit: Unit, memory: Memory): boolean =>
  isUnitWalked(unit, memory) && saidOf(unit, memory).length > 0

/** What of a unit was ever said right: the schedules of its words by recall. */
export const saidOf = ({ items }: Pick<Unit, 'items'>, memory: Memory): Card[] =>
  items.filter(isWord).flatMap((item) => {
    const card = memory.get(item)?.recall
    // Of what was only missed, not even the first learning step is done.
    return card && (card.state !== 'learning' || card.step > 0) ? [card] : []
  })
