import { type Item, kindOf, type Skill } from '../../practice/item.ts'
import type { Memory } from '../../practice/memory.ts'
import type { Look, Practice } from '../../practice/practice.ts'
import type { CourseMap } from '../session/course-map.ts'
import type { Placement, PlacementArea } from './placement.ts'
import { ladderOf, unitsReached } from './reached.ts'
import { asksOfUnit, isAsked, ofUnit } from './step.ts'

/** What a placement found. */
export type Placed = {
  /** What is taken as known, a record for each unit: it is practice, so there is one memory. */
  practice: readonly Pick<Practice, 'exercise' | 'looks'>[]
  /** The unit to begin with. None: all of the path is known. */
  begin: string | undefined
  /** The learner understands by ear and does not read: script comes first, and words are asked before they are shown. */
  understands: boolean
  /** Of how many units, from the first on, the letters are read, and the words understood by ear and by eye. */
  reached: Readonly<Record<PlacementArea, number>>
  /** Of the check of a unit: whether it is known. */
  passed: boolean
}

/** The last units before the place are asked again in two days, those before them in a week. */
const near = 6
/** Who understands the words of so many units by ear, and reads at most half as far, does not read. */
const understandsFrom = 6

/**
 * What a placement that is over has found. `memory` is what was known before: only what was asked is said of it
 * again. What is not known stays new: it is taught, and not taken as forgotten.
 */
export function placed(placement: Placement, course: CourseMap, memory: Memory): Placed {
  const answers = placement.answered.filter(({ reply }) => reply !== 'skipped')
  const reached = reachedBy(placement, course)
  const passed = hasPassed(placement, course)

  const practice = course.units.flatMap(({ unit, items }, at) => {
    const looks = items.flatMap((item) => [...asked(item), ...taken(item, at)])
    return looks.length > 0 ? [{ exercise: `placement/${unit.id}`, looks }] : []
  })
  const known = new Set(practice.flatMap(({ looks }) => looks.map(({ item }) => item)))
  const isNew = (item: Item) => !known.has(item) && !memory.has(item)
  return {
    practice,
    begin: course.units.find(({ items }) => items.some(isNew))?.unit.id,
    understands: reached.ear >= understandsFrom && Math.max(reached.letters, reached.eye) <= reached.ear / 2,
    reached,
    passed,
  }

  /** What was practised before, and was asked now. */
  function asked(item: Item): Look[] {
    return answers
      .filter((one) => one.item === item && memory.get(item)?.[one.skill])
      .map(({ skill, reply }) => ({ item, skill, outcome: reply === 'known' ? 'good' : 'again' }))
  }

  /** What is taken as known, of an item of the unit with this place. */
  function taken(item: Item, at: number): Look[] {
    if (answers.some((one) => one.item === item && one.reply === 'unknown')) return []
    const untested = (skill: Skill) => !memory.get(item)?.[skill]
    if (placement.unit !== undefined)
      return passed && placement.unit === course.units[at]?.unit.id
        ? asksOfUnit([item], placement.areas)
            .filter(({ skill }) => untested(skill))
            .map((look) => ({ ...look, outcome: 'good' }))
        : []
    return skillsOnPath(item, reached)
      .filter(([skill, until]) => at < until && untested(skill))
      .map(([skill, until]) => ({ item, skill, outcome: until - at > near ? 'easy' : 'good' }))
  }
}

/** In which ways an item is taken as known, if it belongs to the first so many units. */
function skillsOnPath(
  item: Item,
  { letters, ear, eye }: Placed['reached'],
): (readonly [skill: Skill, until: number])[] {
  switch (kindOf(item)) {
    case 'letter':
      return [['read', letters]]
    case 'word':
      return [
        ['hear', ear],
        ['read', eye],
      ]
    case 'ending':
      return [['understand', Math.max(ear, eye)]]
    default:
      return [['tell-apart', ear]]
  }
}

function reachedBy({ unit, areas, answered }: Placement, course: CourseMap): Placed['reached'] {
  const of = (area: PlacementArea) =>
    unit === undefined && areas.includes(area) && isAsked(area, course, answered)
      ? Math.min(course.units.length, unitsReached(ladderOf(area, course), answered))
      : 0
  return { letters: of('letters'), ear: of('ear'), eye: of('eye') }
}

/** Whether a unit is known: hardly anything was wrong, and enough could be asked. */
function hasPassed({ unit, answered, now }: Placement, { units }: CourseMap): boolean {
  if (now || !units.some((one) => one.unit.id === unit)) return false
  const count = (reply: string) => answered.filter((one) => one.reply === reply).length
  return count('known') >= 3 && count('unknown') <= ofUnit.slips
}
