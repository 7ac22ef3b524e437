import type { CourseContent, Path } from '../../../packages/learning/src/course/index.ts'
import type { Learner } from './learner.ts'

/** What a learner does on one day, from `at`: the seconds it took, the exercises, and the looks at items. */
export type DayOfWork = { seconds: number; exercises: number; looks: number }

/** A way to learn: for each learner, what they do day by day. */
export type Programme = (
  course: { path: Path; content: CourseContent },
  learner: Learner,
) => (at: number) => DayOfWork
