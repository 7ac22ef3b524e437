import type { Memory } from '../../practice/memory.ts'
import type { Moment } from '../../review/queue.ts'
import { day } from '../../review/schedule.ts'
import { forgetting, isProduced, type Open } from './open-targets.ts'
import type { SessionSettings } from './settings.ts'

/** What something takes of a session, in seconds: to understand what is due, to say or form it, to begin something new. */
const seconds = { understand: 6, produce: 9, grow: 12, fresh: 22 } as const
/** What is new in a minute, at most. */
const mostFresh = 1.2
/** Of the time that is left beside what is due, so much is for new skills of what is known. */
const shareOfGrowth = 0.1
/** Who has much due begins so many new skills anyway: else nothing would ever be said. */
const grownAnyway = 2

/** How much new there is room for beside what is due: items, and new skills of known items. */
export function budgetOf(
  known: readonly Open[],
  growing: readonly Open[],
  memory: Memory,
  { minutes, understands }: SessionSettings,
): { fresh: number; grown: number } {
  const due = known.filter(({ stage }) => stage === 'due')
  const taken = due.reduce(
    (sum, { skill }) => sum + (isProduced(skill) ? seconds.produce : seconds.understand),
    0,
  )
  const left = Math.max(0, minutes * 60 - taken)
  const anyway = Math.round(grownAnyway * (1 + forgetting(memory)))
  const grown = Math.min(growing.length, Math.max(anyway, Math.round((left * shareOfGrowth) / seconds.grow)))
  const fresh = Math.max(0, left - grown * seconds.grow) / seconds.fresh
  return { fresh: Math.round(Math.min(fresh, mostFresh * minutes) * (understands ? 2 : 1)), grown }
}

/** On how many days something was begun: whoever has begun on few is new here. */
export function daysBegun(memory: Memory, { dayStart }: Moment): number {
  const days = [...memory.values()].flatMap((known) =>
    Object.values(known).map(({ first }) => Math.floor((first - dayStart) / day)),
  )
  return new Set(days.filter((one) => one < 0)).size
}
