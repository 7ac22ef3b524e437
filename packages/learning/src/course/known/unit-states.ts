import type { Memory } from '../../practice/memory.ts'
import type { CourseMap } from '../session/course-map.ts'
import { unitsAhead } from '../session/plan-new.ts'
import type { SessionSettings } from '../session/settings.ts'

/** `done`: nothing is new in it. `now`: the first unit with something new. `ahead`: another one. */
export type UnitState = 'done' | 'now' | 'ahead'

/** The state of each unit of the path, by its id. */
export function unitStates(
  course: CourseMap,
  memory: Memory,
  settings: SessionSettings,
): ReadonlyMap<string, UnitState> {
  const ahead = unitsAhead(course, memory, settings)
  const open = new Set(ahead.map(({ unit }) => unit.id))
  return new Map(
    course.units.map(({ unit: { id } }) => {
      if (!open.has(id)) return [id, 'done']
      return [id, id === ahead[0]?.unit.id ? 'now' : 'ahead']
    }),
  )
}
