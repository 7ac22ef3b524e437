import { type Item, kindOf, type Skill } from '../../practice/item.ts'
import type { Memory } from '../../practice/memory.ts'
import type { Observation, Practice } from '../../practice/practice.ts'
import { sentenceItem } from '../session/sentence-item.ts'
import type { PlacementCourse } from './estimate.ts'
import { type Estimate, placeOf, reachedBy, understandsOnly } from './place.ts'
import type { Placement } from './placement.ts'
import { ofUnit, targetsOfUnit } from './step.ts'

/** What a placement found. */
export type Placed = {
  /** What is taken as known, a record for each unit: it is practice, so there is one memory. */
  practice: readonly Pick<Practice, 'exercise' | 'looks'>[]
  /** The unit to begin with: all before it are known. None: all of the path is known. */
  begin: string | undefined
  /** The learner understands by ear and does not read: script comes first, and words are asked before they are shown. */
  understands: boolean
  /** Of how many units, from the first on, the letters are read, and the words understood by ear and by eye. */
  reached: Estimate
  /** How many letters and words that is. */
  counts: Estimate
  /** Of the check of a unit: whether it is known. */
  passed: boolean
}

/** The last units before the place are asked again in two days, those before them in a week. */
const near = 6

/**
 * What a placement that is over has found. `memory` is what was known before: only what was asked is said of it
 * again. All before the place is taken as practised: what was not known there as forgotten, the rest as known. After
 * it, only letters that were known, and what is understood by ear.
 */
export function placed(placement: Placement, course: PlacementCourse, memory: Memory): Placed {
  const answers = placement.answered.filter(({ reply }) => reply !== 'skipped')
  const found = reachedBy(placement, course)
  const understands = understandsOnly(found)
  const place = placement.unit === undefined ? placeOf(placement, course) : 0
  const reached = understands ? { ...found, eye: 0 } : upTo(place, found, placement)
  const passed = hasPassed(placement, course)

  const practice = course.units.flatMap(({ unit, items, carriers }, at) => {
    const isKnown = passed ? unit.id === placement.unit : at < place
    const sentences = isKnown ? carriers.map(({ id }) => sentenceItem(id)) : []
    const looks = [
      ...items.flatMap((item) => [...asked(item), ...taken(item, at)]),
      ...sentences
        .filter((item) => !memory.has(item))
        .map((item): Observation => ({ item, skill: 'understand', outcome: 'good' })),
    ]
    return looks.length > 0 ? [{ exercise: `placement/${unit.id}`, looks }] : []
  })
  const known = new Set(practice.flatMap(({ looks }) => looks.map(({ item }) => item)))
  const isNew = (item: Item) => !known.has(item) && !memory.has(item)
  return {
    practice,
    begin: course.units.find(({ items }, at) => at >= place && items.some(isNew))?.unit.id,
    understands,
    reached,
    counts: countsOf(reached, course),
    passed,
  }

  /** What was practised before, and was asked now. */
  function asked(item: Item): Observation[] {
    return answers
      .filter((one) => one.item === item && memory.get(item)?.[one.skill])
      .map(({ skill, reply }) => ({ item, skill, outcome: reply === 'known' ? 'good' : 'again' }))
  }

  /** What is taken as practised, of an item of the unit with this place. */
  function taken(item: Item, at: number): Observation[] {
    const untested = (skill: Skill) => !memory.get(item)?.[skill]
    const answer = answers.find((one) => one.item === item)
    if (placement.unit !== undefined)
      return passed && placement.unit === course.units[at]?.unit.id
        ? targetsOfUnit([item], placement.areas)
            .filter(({ skill }) => untested(skill))
            .map((look) => ({ ...look, outcome: answer?.reply === 'unknown' ? 'again' : 'good' }))
        : []
    if (answer?.reply === 'unknown')
      return at < place && untested(answer.skill) ? [{ item, skill: answer.skill, outcome: 'again' }] : []
    if (answer && kindOf(item) === 'letter' && at >= reached.letters && untested('read'))
      return [{ item, skill: 'read', outcome: 'good' }]
    return skillsOnPath(item, reached)
      .filter(([skill, until]) => at < until && untested(skill))
      .map(([skill, until]) => ({ item, skill, outcome: until - at > near ? 'easy' : 'good' }))
  }
}

function countsOf({ letters, ear, eye }: Estimate, { units }: PlacementCourse): Estimate {
  const count = (kind: ReturnType<typeof kindOf>, until: number) =>
    units.slice(0, until).flatMap(({ items }) => items.filter((item) => kindOf(item) === kind)).length
  return { letters: count('letter', letters), ear: count('word', ear), eye: count('word', eye) }
}

/** All that was asked reaches to the place; letters may be read beyond it. */
const upTo = (place: number, { letters }: Estimate, { areas }: Placement): Estimate => ({
  letters,
  ear: areas.includes('ear') ? place : 0,
  eye: areas.includes('eye') ? place : 0,
})

/** In which ways an item is taken as known, if it belongs to the first so many units. */
function skillsOnPath(
  item: Item,
  { letters, ear, eye }: Estimate,
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

/** Whether a unit is known: hardly anything was wrong, and enough could be asked. */
function hasPassed({ unit, answered, now }: Placement, { units }: PlacementCourse): boolean {
  if (now || !units.some((one) => one.unit.id === unit)) return false
  const count = (reply: string) => answered.filter((one) => one.reply === reply).length
  return count('known') >= 3 && count('unknown') <= ofUnit.slips
}
