import { isOfCourse } from '@app/learning/course/known'
import type { Practice } from '@app/learning/practice'
import { learntStorage } from '../storage/learnt.ts'
import { answerOf } from '../sync/practice/ask-database.ts'
import type { KeptPractice } from '../sync/practice/kept-practice.ts'
import { openPractice } from '../sync/practice/open-practice.ts'
import { ownerOf } from '../sync/progress/journal.ts'

const practiceStore = async () =>
  (await openPractice(ownerOf(learntStorage))).transaction('practice').objectStore('practice')

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
