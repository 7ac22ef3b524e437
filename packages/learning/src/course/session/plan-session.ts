import type { Item } from '../../practice/item.ts'
import type { Memory } from '../../practice/memory.ts'
import { day } from '../../review/schedule.ts'
import type { CourseMap } from './course-map.ts'
import { growing, isDue, type Practised, practised } from './due.ts'
import { planKnown } from './plan-known.ts'
import { planNew, unitsAhead } from './plan-new.ts'
import type { Session, Turn } from './session.ts'
import { cannotNow, type SessionSettings } from './settings.ts'
import { begin } from './step.ts'

/** Shares of a session: what is due takes at most two thirds, and new skills of known items a sixth. */
const dueShare = 2 / 3
const growShare = 1 / 6

/** After so long without practice, a session has only the most forgotten items. In milliseconds. */
const longBreak = 7 * day
const mostAfterBreak = 10

/** More is planned than there is time for, so that a quick learner has enough to do. */
const surplus = 1.5

/** Plans a session: what is due, then what is new in the unit under way, then what is due soonest. */
export function planSession(
  memory: Memory,
  course: CourseMap,
  settings: SessionSettings,
  now: number,
  random: () => number,
): Session {
  const cannot = cannotNow(settings, now)
  const latin = (item: Item) => course.lettersOf(item).some((letter) => !memory.has(letter))
  const possible = { cannot, latin }
  const known = { memory, course, possible, random }
  const time = settings.minutes * 60

  const all = practised(memory, course, settings, now)
  const gentle = all.length > 0 && now - lastPractice(all) >= longBreak
  const [current, ...ahead] = unitsAhead(course, memory, settings)

  return begin({
    at: now,
    minutes: settings.minutes,
    gentle,
    cannot,
    latin: [],
    ...(current && { unit: current.unit.id }),
    left: gentle ? planKnown(mostForgotten(all), 'due', time, known) : wholePlan(),
    misses: [],
    before: { items: [] },
    turns: 0,
    spent: 0,
    asked: [],
    hard: [],
    met: [],
  })

  function wholePlan(): Turn[] {
    const due = all.filter((one) => isDue(one, memory, now))
    const first = planKnown(due, 'due', time * E('DUE', dueShare), known)
    const grow = planKnown(growing(memory, all, settings), 'grow', time * E('GROW', growShare), known)
    const fresh = current ? newTurns() : []
    const planned = new Set([...first, ...grow].flatMap(({ asks }) => asks.map(({ item }) => item)))
    const rest = all.filter(({ item }) => !planned.has(item))
    const soonest = rest.toSorted((one, other) => one.card.due - other.card.due)
    const room = time * surplus - secondsOf([...first, ...grow, ...fresh])
    return [...first, ...grow, ...fresh, ...planKnown(soonest, 'more', room, known)]
  }

  function newTurns(): Turn[] {
    const turns: Turn[] = []
    for (const [at, unit] of [current, ...ahead].entries()) {
      if (!unit || secondsOf(turns) >= time) break
      turns.push(...planNew(unit, at * 100, { memory, settings, possible }))
    }
    return turns
  }
}

const lastPractice = (all: readonly Practised[]) => Math.max(...all.map(({ card }) => card.last))

/** The most forgotten items, each once. */
function mostForgotten(all: readonly Practised[]): Practised[] {
  return all
    .filter(({ item }, at) => all.findIndex((other) => other.item === item) === at)
    .slice(0, mostAfterBreak)
}

const secondsOf = (turns: readonly Turn[]) => turns.reduce((sum, { seconds }) => sum + seconds, 0)

const E = (n: string, d: number) => Number((globalThis as any).process?.env[n] ?? d)
