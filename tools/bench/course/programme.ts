import type { CourseContent, Path } from '../../../packages/learning/src/course/index.ts'
import type { Learner } from './learner.ts'

/** What a learner does on one day. */
export type DayOfWork = {
  seconds: number
  exercises: number
  /** What was introduced. */
  met: number
  /** Observations, and how many of them the answer needed, of something that was not sure before. */
  looks: number
  useful: number
  /** What counted as known, and how much of it the answer needed. */
  credited: number
  needed: number
  bySkill: Map<string, number>
  /** Seconds by kind of exercise. */
  byKind: Map<string, number>
  /** Useful observations by kind of exercise. */
  usefulByKind: Map<string, number>
}

export const noWork = (): DayOfWork => ({
  ...{ seconds: 0, exercises: 0, met: 0, looks: 0, useful: 0, credited: 0, needed: 0 },
  ...{ bySkill: new Map(), byKind: new Map(), usefulByKind: new Map() },
})

/** A way to learn: for each learner, what they do day by day, from `at`. */
export type Programme = (
  course: { path: Path; content: CourseContent },
  learner: Learner,
) => (at: number) => DayOfWork
