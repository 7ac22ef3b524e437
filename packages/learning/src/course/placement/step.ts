import { type Item, kindOf } from '../../practice/item.ts'
import type { Plan } from '../exercises/kinds.ts'
import type { Asked } from '../exercises/parts.ts'
import type { CourseMap } from '../session/course-map.ts'
import { cannotNow, type SessionSettings } from '../session/settings.ts'
import { type Answered, type Placement, type PlacementArea, placementAreas, type Reply } from './placement.ts'
import { ladderOf, nextIn, reachedIn } from './reached.ts'

/** The check of a unit asks so much at most, and so many wrong answers are slips. */
export const ofUnit = { letters: 2, words: 5, grammar: 1, slips: 1 } as const

type Units = Pick<CourseMap, 'units'>

/**
 * Begins to look where a learner starts, or, with a unit, whether all of it is known. It takes three minutes at
 * most, and the check of a unit one.
 */
export function beginPlacement(
  course: Units,
  settings: SessionSettings,
  { at, random, unit }: { at: number; random: () => number; unit?: string },
): Placement {
  const hears = !cannotNow(settings, at).includes('sound')
  const areas = placementAreas.filter((area) => hears || area !== 'ear')
  return next({ at, areas, answered: [], ...(unit !== undefined && { unit }) }, course, random)
}

/** The placement after an answer, with its next question; without one, it is over. */
export function answerPlacement(
  placement: Placement,
  reply: Reply,
  course: Units,
  random: () => number,
): Placement {
  const { now, answered, ...rest } = placement
  if (!now) return placement
  return next({ ...rest, answered: [...answered, { ...now, reply }] }, course, random)
}

/** The placement of a learner who cannot listen now: nothing more is asked by ear. */
export function withoutEar(placement: Placement, course: Units, random: () => number): Placement {
  const { now: _, areas, ...rest } = placement
  return next({ ...rest, areas: areas.filter((area) => area !== 'ear') }, course, random)
}

function next(placement: Placement, course: Units, random: () => number): Placement {
  const now =
    placement.unit === undefined ? nextOnPath(placement, course, random) : nextOfUnit(placement, course)
  return now ? { ...placement, now } : placement
}

function nextOnPath({ areas, answered }: Placement, course: Units, random: () => number): Asked | undefined {
  for (const area of areas) {
    if (!isAsked(area, course, answered)) continue
    const found = nextIn(ladderOf(area, course), answered, random)
    if (found) return found
  }
  return undefined
}

/** Who reads no letters reads no words. */
export const isAsked = (area: PlacementArea, course: Units, answered: readonly Answered[]): boolean =>
  area !== 'eye' || reachedIn(ladderOf('letters', course), answered) > 0

function nextOfUnit({ unit, areas, answered }: Placement, { units }: Units): Asked | undefined {
  if (answered.filter(({ reply }) => reply === 'unknown').length > ofUnit.slips) return undefined
  const items = units.find((one) => one.unit.id === unit)?.items ?? []
  return asksOfUnit(items, areas)
    .filter(({ item }) => kindOf(item) !== 'contrast')
    .find(({ item }) => !answered.some((one) => one.item === item))
}

/**
 * What shows that a unit is known: words by ear and by eye in turn. Sounds are not asked: one guess in two is right.
 */
export function asksOfUnit(items: readonly Item[], areas: readonly PlacementArea[]): Asked[] {
  const of = (kind: ReturnType<typeof kindOf>) => items.filter((item) => kindOf(item) === kind)
  const hears = areas.includes('ear')
  return [
    ...of('letter')
      .slice(0, ofUnit.letters)
      .map((item): Asked => ({ item, skill: 'read' })),
    ...of('word')
      .slice(0, ofUnit.words)
      .map((item, at): Asked => ({ item, skill: hears && at % 2 === 0 ? 'hear' : 'read' })),
    ...of('ending')
      .slice(0, ofUnit.grammar)
      .map((item): Asked => ({ item, skill: 'understand' })),
    ...of('contrast')
      .slice(0, hears ? ofUnit.grammar : 0)
      .map((item): Asked => ({ item, skill: 'tell-apart' })),
  ]
}

/** The exercise that asks a question: one to choose, so that an answer takes seconds. */
export function placementPlan(asked: Asked): Plan {
  return { kind: kindOf(asked.item) === 'letter' ? 'see-choose-sound' : 'choose-meaning', asks: [asked] }
}
