import { type CourseContent, makeExercise } from '@app/learning/course'
import {
  answerPlacement,
  type Placement,
  type PlacementQuestion,
  placementPlan,
} from '@app/learning/course/placement'
import type { CourseMap } from '@app/learning/course/session'
import { noMemory } from '@app/learning/practice'

/** A placement, and its question as it is shown. Without one, it is over. */
export type Shown = { placement: Placement; question: PlacementQuestion | undefined }

export type Made = { content: CourseContent; map: CourseMap }

/** Wrong options come from about here on the path, in units: what a learner of this unit might know. */
const around = 4

/** The question to show, made of the content. What it has nothing to make of is skipped. */
export function shownOf(placement: Placement, course: Made, random: () => number): Shown {
  const { now } = placement
  if (!now) return { placement, question: undefined }
  const { units } = course.map
  // One of both is -1.
  const at =
    units.findIndex(({ items }) => items.includes(now.item)) +
    units.findIndex(({ carriers }) => carriers.some(({ id }) => `sentence:${id}` === now.item)) +
    1
  const underWay = units.slice(Math.max(0, at - around), at + around).flatMap(({ items }) => items)
  const exercise = makeExercise(placementPlan(now, placement, course.map), {
    content: course.content,
    memory: noMemory,
    underWay,
    random,
  })
  if (
    exercise?.kind === 'choose-meaning' ||
    exercise?.kind === 'see-choose-sound' ||
    exercise?.kind === 'sentence-meaning'
  )
    return { placement, question: exercise }
  return shownOf(answerPlacement(placement, 'skipped', course.map, random), course, random)
}
