import type { Practice } from '../../practice/practice.ts'
import { exerciseVariants } from '../exercises/exercise.ts'
import { mostExercises, type SessionSettings } from '../session/settings.ts'

/** How the names of the course's exercises begin in the log. */
export const courseExercises: readonly string[] = [...exerciseVariants.map(({ kind }) => kind), 'placement']

const names = new Set(courseExercises)

/** Whether an exercise, by its name in the log, belongs to a session of the course or to placement. */
export const isOfCourse = (exercise: string): boolean => names.has(exercise.split('/', 1)[0] ?? '')

/** A pause over an exercise does not count, in milliseconds. */
const longest = 90_000
/** A quick learner is done before the time is over. */
const enough = 0.5
/** Introductions are exercises, and not practice. */
const most = 0.6

/**
 * Whether the exercises of a day were as good as a session: at least half of its minutes were practised, or most of
 * the exercises that it may have.
 */
export function isSessionDone(
  today: readonly Practice[],
  { minutes }: Pick<SessionSettings, 'minutes'>,
): boolean {
  const spent = today.reduce((sum, { took }) => sum + Math.min(took, longest), 0)
  return spent >= minutes * 60_000 * enough || today.length >= mostExercises(minutes) * most
}
