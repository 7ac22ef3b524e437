import { isOfCourse } from '@app/learning/course/known'
import type { Practice } from '@app/learning/practice'
import { openLogHere } from '../device/log/open-log.ts'
import { hasPractice, practiceSince } from '../device/log/read-log.ts'

/** The exercises of the course that were done since a time, in milliseconds since 1970. */
export async function coursePracticeSince(from: number): Promise<Practice[]> {
  const done = await practiceSince(await openLogHere(), from)
  return done.filter(({ exercise }) => isOfCourse(exercise))
}

/** Whether the learner has ever done an exercise of the course, or was placed on its path. */
export const hasBegunCourse = async (): Promise<boolean> =>
  hasPractice(await openLogHere(), ({ exercise }) => isOfCourse(exercise))
