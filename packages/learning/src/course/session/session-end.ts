import type { Item, Known, Memory } from '../../practice/index.ts'
import { itemState } from '../../practice/item-state.ts'
import type { Moment } from '../../review/queue.ts'
import { dayEnd } from '../../review/queue.ts'
import type { CourseMap } from './course-map.ts'
import type { Session } from './session.ts'
import { isUnitDone, saidOf } from './unit-done.ts'

/** What a learner is told at the end of a session. */
export type SessionEnd = {
  /** How many answers were right, of how many. */
  right: number
  answers: number
  /** What was asked, was met before today, and is known now: it stays. */
  stays: readonly Item[]
  /** What was wrong or is new, and when the first of its skills comes back, in milliseconds since 1970: not on this day any more. */
  comesBack: readonly { item: Item; back: number }[]
  /** The new items that were met. */
  met: readonly Item[]
  /** A unit whose can-do sentence is true now: that of the session, or one of which something was said for the first time. */
  done?: string
  /** The unit of the session, if something of it was asked, and its can-do sentence is not true yet. */
  begun?: string
  /** A line of a film that can be followed now and could not before: all its words were met. */
  opens?: string
}

/** The end of a session, by what is known after it. */
export function sessionEnd(session: Session, memory: Memory, course: CourseMap, moment: Moment): SessionEnd {
  const { unit, right, answers, hard, met, asked, at } = session
  const current = course.units.find((one) => one.unit.id === unit)
  const touched = new Set([...met, ...asked.map(({ item }) => item)])
  const done = course.units.find(
    (one) => isUnitDone(one, memory) && (one === current || isFirstSaid(one, memory, at)),
  )
  const isBegun = done !== current && current?.items.some((item) => touched.has(item))
  const opens = openedLine(course, memory, at)
  return {
    ...{ right, answers, met },
    stays: [...touched].filter((item) => !hard.includes(item) && stays(memory.get(item), moment)),
    comesBack: [...new Set([...hard, ...met])].map((item) => ({
      item,
      back: backOf(memory.get(item), moment),
    })),
    ...(done && { done: done.unit.id }),
    ...(isBegun && current && { begun: current.unit.id }),
    ...(opens !== undefined && { opens }),
  }
}

/** Whether something passed a day and is known. */
function stays(known: Known = {}, { now, dayStart }: Moment): boolean {
  const state = itemState(known, now)
  return firstOf(known) < dayStart && (state === 'known' || state === 'lasting')
}

/** What comes back later today is asked tomorrow: no session follows. What was only shown is asked then, too. */
function backOf(known: Known = {}, moment: Moment): number {
  const dues = Object.values(known).map(({ due }) => due)
  return Math.max(dayEnd(moment), dues.length > 0 ? Math.min(...dues) : 0)
}

/** Whether nothing of a unit was said before. */
const isFirstSaid = (unit: CourseMap['units'][number], memory: Memory, at: number) =>
  saidOf(unit, memory).every(({ first }) => first >= at)

const firstOf = (known: Known = {}) => Math.min(...Object.values(known).map(({ first }) => first))

/** Of the lines whose last word was met since then, the one that says most. */
function openedLine({ lines }: Pick<CourseMap, 'lines'>, memory: Memory, at: number): string | undefined {
  const opened = lines.filter(({ words }) => {
    const met = words.map((word) => firstOf(memory.get(word)))
    return met.every(Number.isFinite) && Math.max(...met) >= at
  })
  return opened.toSorted((one, other) => other.words.length - one.words.length)[0]?.id
}
