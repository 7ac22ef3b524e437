import { isOfCourse } from '@app/learning/course/known'
import type { Practice } from '@app/learning/practice'
import { answerOf } from '../device/log/ask-database.ts'
import type { KeptPractice } from '../device/log/kept-practice.ts'
import { openPractice } from '../device/log/open-practice.ts'
import { ownerOf } from '../device/storage/owner.ts'
import { targetStorage } from '../device/target-language/target-language.ts'

const practiceStore = async () =>
  (await openPractice(ownerOf(targetStorage))).transaction('practice').objectStore('practice')

/** The exercises of the course that were done since a time, in milliseconds since 1970. */
export async function coursePracticeSince(from: number): Promise<Practice[]> {
  const store = await practiceStore()
  const found = (await answerOf(store.index('at').getAll(IDBKeyRange.lowerBound(from)))) as KeptPractice[]
  return found.flatMap(({ practice }) => (practice && isOfCourse(practice.exercise) ? [practice] : []))
}

/** Whether the learner has ever done an exercise of the course, or was placed on its path. */
export async function hasBegunCourse(): Promise<boolean> {
  const request = (await practiceStore()).openCursor()
  for (;;) {
    const cursor = await answerOf(request)
    if (!cursor) return false
    const { practice } = cursor.value as KeptPractice
    if (practice && isOfCourse(practice.exercise)) return true
    cursor.continue()
  }
}
