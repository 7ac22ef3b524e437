import type { Memory } from '../../../practice/memory.ts'
import type { Moment } from '../../../review/queue.ts'
import { beginSession } from '../begin-session.ts'
import type { CourseMap } from '../course-map.ts'
import type { Session } from '../session.ts'
import { cannotNow, type SessionSettings } from '../settings.ts'
import { untaughtLetters } from '../untaught-letters.ts'
import { sceneTurn } from './scene-turns.ts'

/** Who asks for an episode has time for it. */
const minutes = 15

/**
 * A session of scenes that a learner asks for: one from the path, for the first time or again, or all of a stretch one after
 * another. Words that were not met are explained in them. Undefined if none of them is loaded.
 */
export function planScenes(
  units: readonly string[],
  memory: Memory,
  course: CourseMap,
  settings: SessionSettings,
  { now }: Moment,
): Session | undefined {
  const latin = untaughtLetters(memory, course)
  const possible = { cannot: cannotNow(settings, now), latin }
  const turns = units.flatMap((unit) => {
    const scene = course.scenes.find(({ id }) => id === unit)
    return (scene && sceneTurn(scene, 'more', possible)) ?? []
  })
  if (turns.length === 0) return undefined
  return beginSession(turns, { settings: { ...settings, minutes }, now, latin, most: turns.length })
}
