import type { Memory } from '../../practice/memory.ts'
import type { CourseMap } from '../session/course-map.ts'
import { isUnitDone } from '../session/unit-done.ts'

/** `done`: its can-do sentence is true. `now`: the first unit that is not done. `ahead`: another one. */
export type UnitState = 'done' | 'now' | 'ahead'

/** The state of each unit of the path, by its id. */
export function unitStates(course: Pick<CourseMap, 'units'>, memory: Memory): ReadonlyMap<string, UnitState> {
  const open = course.units.filter((unit) => !isUnitDone(unit, memory))
  return new Map(
    course.units.map((unit) => [
      unit.unit.id,
      open.includes(unit) ? (unit === open[0] ? 'now' : 'ahead') : 'done',
    ]),
  )
}
