import { unitStates } from '@app/learning/course/known'
import { stretchesWanted } from '@app/learning/course/scenes'
import type { Memory } from '@app/learning/practice'
import type { Course } from './course.ts'

/** The course with the scenes that a session may need: those near the unit under way, and near one that is asked for. */
export async function withScenesFor(course: Course, memory: Memory, asked?: string): Promise<Course> {
  if (!course.withScenes) return course
  const { path, map } = course
  const [now] = [...unitStates(map, memory)].find(([, state]) => state === 'now') ?? []
  const ofAsked = path.stretches.filter(({ units }) => units.some(({ id }) => id === asked))
  const stretches = [...stretchesWanted(path, now, memory), ...ofAsked.map(({ id }) => id)]
  // A course without its scenes is one all the same.
  return course.withScenes([...new Set(stretches)]).catch(() => course)
}
