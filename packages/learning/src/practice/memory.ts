import { clockSlack } from '../review/schedule.ts'
import { type Card, graded } from '../review/scheduler.ts'
import type { Item, Skill } from './item.ts'
import type { PracticeRecord } from './practice.ts'

/** The schedule of each skill of an item that was ever practised. */
export type Known = Readonly<Partial<Record<Skill, Card>>>

/** What a learner knows: each practised item, by its name of today. */
export type Memory = ReadonlyMap<Item, Known>

export const noMemory: Memory = new Map()

/** Gives the name that an item has today. Practice keeps the name that it was made with. */
export type NameToday = (item: Item) => Item

/**
 * What a learner knows after their practice: a fold of the log in the order of time. An exercise that a wrong
 * clock dated into the future counts at the time of the look before it, or as made now.
 */
export function memoryOf(log: readonly PracticeRecord[], now: number, nameToday: NameToday): Memory {
  return log.toSorted(byTime).reduce<Map<Item, Known>>((memory, { practice }) => {
    for (const { item, skill, outcome } of practice?.looks ?? []) {
      const name = nameToday(item)
      const known = memory.get(name)
      const card = known?.[skill]
      const at = practice && practice.at <= now + clockSlack ? practice.at : (card?.last ?? now)
      memory.set(name, { ...known, [skill]: graded(card, outcome, at) })
    }
    return memory
  }, new Map())
}

function byTime(one: PracticeRecord, other: PracticeRecord): number {
  return (one.practice?.at ?? 0) - (other.practice?.at ?? 0) || (one.id < other.id ? -1 : 1)
}
