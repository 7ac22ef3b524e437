import type { Item, Memory } from '../../practice/index.ts'
import type { CourseMap } from './course-map.ts'
import type { Session } from './session.ts'
import { isUnitDone } from './unit-done.ts'

/** What a learner is told at the end of a session. */
export type SessionEnd = {
  /** The unit of the session, if its can-do sentence is true now. */
  done?: string
  /** The unit of the session, if something of it was asked, and its can-do sentence is not true yet. */
  begun?: string
  /** The items that were wrong, and when the first of their skills comes back, in milliseconds since 1970. */
  hard: readonly { item: Item; back: number }[]
  /** The new items that were met. */
  met: readonly Item[]
}

/** The end of a session, by what is known after it. */
export function sessionEnd(
  { unit, hard, met, asked, at }: Session,
  memory: Memory,
  { units }: CourseMap,
): SessionEnd {
  const current = units.find((one) => one.unit.id === unit)
  const touched = [...met, ...asked.map(({ item }) => item)]
  const isBegun = current?.items.some((item) => touched.includes(item))
  const back = (item: Item) => Math.min(...Object.values(memory.get(item) ?? {}).map(({ due }) => due))
  return {
    ...(current &&
      isBegun &&
      (isUnitDone(current, memory) ? { done: current.unit.id } : { begun: current.unit.id })),
    hard: hard.map((item) => ({ item, back: memory.has(item) ? back(item) : at })),
    met,
  }
}
