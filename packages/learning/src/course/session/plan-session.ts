import type { Item } from '../../practice/item.ts'
import type { Memory } from '../../practice/memory.ts'
import { day } from '../../review/schedule.ts'
import { beginSession } from './begin-session.ts'
import type { CourseMap } from './course-map.ts'
import { forgetting, growing, isDue, type Practised, practised } from './due.ts'
import { carriersByItem, planKnown } from './plan-known.ts'
import { newGroups, unitsAhead } from './plan-new.ts'
import type { Session, Turn } from './session.ts'
import { cannotNow, type SessionSettings } from './settings.ts'

/**
 * Shares of a session. What is due takes two thirds at most, with the misses that come back: so less is planned.
 * New skills of known items are begun if all that is due has room. Who forgets much seldom has that, and would
 * never come to say a word: a few are begun anyway, and who can say a word is not asked what it means.
 */
const dueShare = 0.6
const growShare = 0.25
const growAnyway = 0.15
/** Who has so many times more due than there is room for learns nothing new; who has less due, more. */
const tooMuchDue = 2

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
  const known = {
    ...{ memory, possible, random },
    sentences: carriersByItem(course.sentences, memory),
    lines: carriersByItem(course.lines, memory),
  }
  // Sentences would ask for more than the most forgotten items.
  const alone = { ...known, sentences: new Map(), lines: new Map() }
  const time = settings.minutes * 60

  const all = practised(memory, course, settings, now)
  const gentle = all.length > 0 && now - lastPractice(all) >= longBreak
  const ahead = unitsAhead(course, memory, settings)

  const left = gentle ? planKnown(mostForgotten(all), 'due', time, alone) : wholePlan()
  return beginSession(left, { settings, now, latin, gentle, unit: ahead[0]?.unit.id })

  function wholePlan(): Turn[] {
    const room = time * dueShare
    const allDue = planKnown(
      all.filter((one) => isDue(one, memory, now)),
      'due',
      3 * time,
      known,
    )
    const due = firstOf(allDue, room)
    const late = allDue.slice(due.length).map((turn): Turn => ({ ...turn, stage: 'more' }))
    const pressure = secondsOf(allDue) / room
    // What was just asked is begun best: it comes to mind.
    const fresh = new Set(due.flatMap(({ asks }) => asks.map(({ item }) => item)))
    const grown = growing(memory, all, settings).filter(({ item }) => fresh.has(item))
    const share = pressure > 1 ? growAnyway * forgetting(all) * (tooMuchDue - pressure) : growShare
    const grow = planKnown(grown, 'grow', time * share, known)
    const news = newTurns(
      pressure > 1 ? time * (1 - dueShare) * (tooMuchDue - pressure) * (settings.understands ? 2 : 1) : time,
    )

    const planned = new Set([...allDue, ...grow].flatMap(({ asks }) => asks.map(({ item }) => item)))
    const soonest = all
      .filter(({ item }) => !planned.has(item))
      .toSorted((one, other) => one.card.due - other.card.due)
    const empty = time * surplus - secondsOf([...allDue, ...grow, ...news])
    return [...due, ...grow, ...news, ...late, ...planKnown(soonest, 'more', empty, known)]
  }

  /** Whole groups of new items, until the seconds are full. */
  function newTurns(seconds: number): Turn[] {
    const turns: Turn[] = []
    for (const [at, unit] of ahead.entries())
      for (const group of newGroups(unit, at * mostGroups, { memory, settings, possible })) {
        if (secondsOf(turns) >= seconds) return turns
        turns.push(...group)
      }
    return turns
  }
}

/** More than a unit can have. */
const mostGroups = 100

/** The turns that begin within these seconds. */
function firstOf(turns: readonly Turn[], seconds: number): Turn[] {
  let spent = 0
  return turns.filter((turn) => {
    spent += turn.seconds
    return spent - turn.seconds < seconds
  })
}

const lastPractice = (all: readonly Practised[]) => Math.max(...all.map(({ card }) => card.last))

/** The most forgotten items, each once. */
function mostForgotten(all: readonly Practised[]): Practised[] {
  return all
    .filter(({ item }, at) => all.findIndex((other) => other.item === item) === at)
    .slice(0, mostAfterBreak)
}

const secondsOf = (turns: readonly Turn[]) => turns.reduce((sum, { seconds }) => sum + seconds, 0)
