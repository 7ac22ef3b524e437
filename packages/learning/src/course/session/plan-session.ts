import type { Memory } from '../../practice/memory.ts'
import type { Moment } from '../../review/queue.ts'
import { day } from '../../review/schedule.ts'
import { beginSession } from './begin-session.ts'
import type { CourseMap } from './course-map.ts'
import { lessonsUntil, unitsAhead } from './lessons.ts'
import { OpenList } from './open-list.ts'
import { growingTargets, knownTargets, type Open } from './open-targets.ts'
import { planTurns } from './plan-turns.ts'
import { budgetOf, daysBegun } from './pressure.ts'
import { recallTurn, sceneAtEnd, sceneTurn } from './scenes/scene-turns.ts'
import type { Session } from './session.ts'
import { cannotNow, mostExercises, type SessionSettings } from './settings.ts'
import type { Possible } from './turns.ts'
import { isUnitWalked } from './unit-done.ts'
import { untaughtLetters } from './untaught-letters.ts'

/** Of the exercises that a session may have, so many are planned: the others are left for what comes back. */
const plannedShare = 0.9
/** The first sessions are short: so many of them, with so many exercises. */
const firstSessions = 3
const mostAtFirst = 30
/** After so long without practice, a session begins with what is likely still known. */
const longBreak = 7 * day

/**
 * Plans a session: what the memory gains most by for its seconds, with what is new in the unit under way between, as much
 * of it as there is room for beside what is due.
 */
export function planSession(
  memory: Memory,
  course: CourseMap,
  settings: SessionSettings,
  moment: Moment,
  random: () => number,
): Session {
  const { now } = moment
  const latin = untaughtLetters(memory, course)
  const possible: Possible = { cannot: cannotNow(settings, now), latin }
  const isFirst = daysBegun(memory, moment) < firstSessions
  const most = isFirst
    ? Math.min(mostAtFirst, mostExercises(settings.minutes))
    : mostExercises(settings.minutes)

  const known = knownTargets(memory, course, settings, moment)
  const growing = growingTargets(memory, known, settings)
  const budget = budgetOf(known, growing, memory, settings)
  const ahead = unitsAhead(course, memory, settings)
  const isOpen = (unit: CourseMap['units'][number]) => !isUnitWalked(unit, memory) || ahead.includes(unit)
  const current = course.units.find(isOpen)
  const gentle = known.length > 0 && now - lastPractice(memory) >= longBreak

  const lessons = lessonsUntil(ahead, budget.fresh, { memory, settings, possible })
  const scene = sceneAtEnd(course, current?.unit.id, memory, lessons)

  const left = planTurns({
    ...{ memory, course, possible, random, gentle, lessons },
    begin: recallTurn(course, memory, moment, possible),
    end: scene && sceneTurn(scene, 'end', possible),
    open: new OpenList([
      ...known,
      // What there is no room for may still be said with others in a sentence.
      ...growing.map((one, at): Open => (at < budget.grown ? one : { ...one, worth: 0 })),
    ]),
    current: current?.carriers ?? [],
    isExplained: () => false,
    seconds: settings.minutes * 60,
    most: Math.round(most * plannedShare),
  })
  return beginSession(left, { settings, now, latin, gentle, most, unit: current?.unit.id })
}

const lastPractice = (memory: Memory) =>
  Math.max(...[...memory.values()].flatMap((known) => Object.values(known).map(({ last }) => last)))
