import type { Item, Memory } from '../../practice/index.ts'
import type { CourseMap } from './course-map.ts'
import type { Session } from './session.ts'

/** What a learner is told at the end of a session. */
export type SessionEnd = {
  /** The unit of the session, if all that is new in it was met now: its can-do sentence is true. */
  done?: string
  /** The items that were wrong, and when the first of their skills comes back, in milliseconds since 1970. */
  hard: readonly { item: Item; back: number }[]
  /** The new items that were met. */
  met: readonly Item[]
}

/** The end of a session, by what is known after it. */
export function sessionEnd(
  { unit, hard, met, at }: Session,
  memory: Memory,
  { units }: CourseMap,
): SessionEnd {
  const current = units.find((one) => one.unit.id === unit)
  const done = current?.items.every((item) => memory.has(item))
  const back = (item: Item) => Math.min(...Object.values(memory.get(item) ?? {}).map(({ due }) => due))
  return {
    ...(current && done && { done: current.unit.id }),
    hard: hard.map((item) => ({ item, back: memory.has(item) ? back(item) : at })),
    met,
  }
}
