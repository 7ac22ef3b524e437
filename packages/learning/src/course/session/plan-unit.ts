import { isWord } from '../../practice/item.ts'
import type { Memory } from '../../practice/memory.ts'
import type { Moment } from '../../review/queue.ts'
import { beginSession } from './begin-session.ts'
import type { CourseMap } from './course-map.ts'
import { lessonsUntil } from './lessons.ts'
import { OpenList } from './open-list.ts'
import { growingTargets, isProduced, knownTargets, type Open } from './open-targets.ts'
import { planTurns } from './plan-turns.ts'
import { sceneTurn } from './scenes/scene-turns.ts'
import type { Session } from './session.ts'
import { cannotNow, mostExercises, type SessionSettings } from './settings.ts'
import { isUnitWalked } from './unit-done.ts'
import { untaughtLetters } from './untaught-letters.ts'

/** So many new things in a minute: who asks for a unit wants it. */
const newInMinute = 1
/** All of the unit is asked, whatever is sure. */
const leastWorth = 0.5
/** Nothing is won by asking it alone. */
const isSureNow = ({ stage, skill }: Open) => stage !== 'due' && !isProduced(skill)

/**
 * Plans a session of one unit. What of it was not met is taught, and its sentences are asked as soon as its own words
 * were; words of other units are explained beside them. Undefined if there is no such unit.
 */
export function planUnit(
  id: string,
  memory: Memory,
  course: CourseMap,
  settings: SessionSettings,
  moment: Moment,
  random: () => number,
): Session | undefined {
  const unit = course.units.find((one) => one.unit.id === id)
  if (!unit) return undefined
  const { now } = moment
  const latin = untaughtLetters(memory, course)
  const possible = { cannot: cannotNow(settings, now), latin }
  const most = mostExercises(settings.minutes)
  const own = new Set(unit.items)
  const known = knownTargets(memory, course, settings, moment)
  const ofUnit = known.filter(({ item }) => own.has(item))
  // What quizzes or reviews taught already is passed by its sentences alone. A unit that was walked is asked whole.
  const isSure =
    !isUnitWalked(unit, memory) &&
    unit.items.filter(isWord).every((item) => ofUnit.some((one) => one.item === item && isSureNow(one)))
  const least = isSure && unit.carriers.length > 0 ? 0 : leastWorth
  // Who asks for a unit again walks its scene again.
  const scene = course.scenes.find((one) => one.id === id)
  const left = planTurns({
    ...{ memory, possible, random, gentle: false, most },
    course: { ...course, sentences: unit.carriers },
    open: new OpenList([
      // Other words are asked only where a sentence has them beside its own.
      ...known.map((one): Open => ({ ...one, worth: own.has(one.item) ? Math.max(one.worth, least) : 0 })),
      ...(isSure ? [] : growingTargets(memory, ofUnit, settings)),
    ]),
    lessons: lessonsUntil([unit], Math.round(settings.minutes * newInMinute), { memory, settings, possible }),
    current: unit.carriers,
    begin: undefined,
    end: scene && sceneTurn(scene, 'end', possible),
    isExplained: (item) => !own.has(item),
    seconds: settings.minutes * 60,
  })
  return beginSession(left, { settings, now, latin, most, unit: id })
}
