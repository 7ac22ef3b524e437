import { isOfCourse } from '@app/learning/course/known'
import type { Practice } from '@app/learning/practice'
import { heldHere } from '../device/log/held-practice.ts'
import { openLogHere } from '../device/log/open-log.ts'
import { hasCoursePractice, practiceSince } from '../device/log/read-log.ts'

/** The exercises of the course that were done since a time, in milliseconds since 1970. */
export const coursePracticeSince = async (from: number): Promise<Practice[]> =>
  (await allPracticeSince(from)).filter(({ exercise }) => isOfCourse(exercise))

/** Everything that was practised since a time, in quizzes and reviews as well. */
export async function allPracticeSince(from: number): Promise<Practice[]> {
  const held = heldNow().filter(({ at }) => at >= from)
  const done = await openLogHere().then(
    (log) => practiceSince(log, from),
    () => [],
  )
  return [...done, ...held]
}

/** Whether the learner has ever done an exercise of the course, or was placed on its path. */
export const hasBegunCourse = async (): Promise<boolean> =>
  heldNow().some(({ exercise }) => isOfCourse(exercise)) || hasCoursePractice(await openLogHere(), isOfCourse)

/** What this page holds because the browser does not keep it. */
const heldNow = (): Practice[] => heldHere().flatMap(({ practice }) => practice ?? [])
