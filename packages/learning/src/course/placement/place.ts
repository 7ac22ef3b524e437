import { kindOf } from '../../practice/item.ts'
import { estimateIn, type PlacementCourse, scaleOf, unitsEstimated } from './estimate.ts'
import { type Answered, mostSentences, type Placement, type PlacementArea } from './placement.ts'

/** Of how many units, from the first on, something is known. */
export type Estimate = Readonly<Record<PlacementArea, number>>

/** A place after so many units is believed if sentences are understood there, and so many at least. */
export const believedWithout = 10
const fewestUnderstood = 2

/** Who understands the words of so many units by ear, and reads at most half as far, does not read. */
const understandsFrom = 6

/** Who reads no letters reads no words. */
export const isAsked = (
  area: PlacementArea,
  course: PlacementCourse,
  answered: readonly Answered[],
): boolean => area !== 'eye' || estimateIn(scaleOf('letters', course), answered) > 0

/** How far the words and letters reach that were asked one by one. */
export function estimateByWords({ unit, areas, answered }: Placement, course: PlacementCourse): Estimate {
  const of = (area: PlacementArea) =>
    unit === undefined && areas.includes(area) && isAsked(area, course, answered)
      ? Math.min(course.units.length, unitsEstimated(scaleOf(area, course), answered))
      : 0
  return { letters: of('letters'), ear: of('ear'), eye: of('eye') }
}

/** The same, no farther than sentences show it. */
export function reachedBy(placement: Placement, course: PlacementCourse): Estimate {
  const { letters, ear, eye } = estimateByWords(placement, course)
  const understood = sentencesOf(placement).filter(({ reply }) => reply === 'known').length
  const most = understood >= fewestUnderstood ? course.units.length : believedWithout
  return { letters, ear: Math.min(ear, most), eye: Math.min(eye, most) }
}

/** Whether somebody understands by ear and does not read. */
export const understandsOnly = ({ letters, ear, eye }: Estimate): boolean =>
  ear >= understandsFrom && Math.max(letters, eye) <= ear / 2

/**
 * The one place of a learner: as far as all that was asked reaches, so that nothing before it is new. Who understands
 * and does not read begins with the script.
 */
export function placeOf(placement: Placement, course: PlacementCourse): number {
  const reached = reachedBy(placement, course)
  if (understandsOnly(reached)) return 0
  return Math.min(...placement.areas.map((area) => reached[area]))
}

/** The sentences that were asked, and could be. */
const sentencesOf = ({ answered }: Pick<Placement, 'answered'>): Answered[] =>
  answered.filter(({ item, reply }) => kindOf(item) === 'sentence' && reply !== 'skipped')

/** Whether there is doubt of a place far on the path that sentences can settle. */
export function needsSentences(placement: Placement, course: PlacementCourse): boolean {
  const { ear, eye } = estimateByWords(placement, course)
  const asked = sentencesOf(placement)
  const unknown = asked.filter(({ reply }) => reply === 'unknown').length
  const known = asked.length - unknown
  return (
    Math.max(ear, eye) > believedWithout &&
    asked.length < mostSentences &&
    known < fewestUnderstood &&
    unknown <= mostSentences - fewestUnderstood
  )
}
