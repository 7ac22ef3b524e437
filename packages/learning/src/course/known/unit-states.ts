import type { Memory } from '../../practice/memory.ts'
import type { CourseMap } from '../session/course-map.ts'
import { isUnitDone, isUnitWalked } from '../session/unit-done.ts'

/**
 * `done`: its can-do sentence is true. `met`: all of it was taught and asked, and nothing of it was said yet. `now`: the
 * first unit that was not walked through. `ahead`: another one.
 */
export type UnitState = 'done' | 'met' | 'now' | 'ahead'

/** The state of each unit of the path, by its id. */
export function unitStates(course: Pick<CourseMap, 'units'>, memory: Memory): ReadonlyMap<string, UnitState> {
  const now = course.units.find((unit) => !isUnitWalked(unit, memory))
  return new Map(
    course.units.map((unit) => {
      if (isUnitDone(unit, memory)) return [unit.unit.id, 'done']
      if (isUnitWalked(unit, memory)) return [unit.unit.id, 'met']
      return [unit.unit.id, unit === now ? 'now' : 'ahead']
    }),
  )
}
