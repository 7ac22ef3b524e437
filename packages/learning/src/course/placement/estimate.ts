import { type Item, kindOf, type Skill } from '../../practice/item.ts'
import type { CourseMap } from '../session/course-map.ts'
import {
  type Answered,
  mostQuestions,
  mostSentences,
  type PlacementArea,
  placementAreas,
} from './placement.ts'

/**
 * Slips and lucky guesses: how often the answer is right to something that is known, and to something that is
 * not. "I don't know" stands beside every answer, so few guess.
 */
const rightIfKnown = 0.9
const rightIfNot = 0.25
/** How many learners know nothing of an area. The others may be anywhere on the path. */
const beginners = 0.3

/** What is between these two shares of the belief is open; an area is settled when that is few units. */
const open = { from: 0.15, to: 0.85 }
const fewUnits = 4
/** The place is taken to be where it is at least so likely: what is taught again costs less than what is missed. */
const sure = 0.8
const mostOfArea = (mostQuestions - mostSentences) / placementAreas.length
/** So many questions of an area may be impossible to make, before it is given up. */
const mostSkipped = 8

/** An area on the path: the units that have something of it, in order, and what it asks of them. */
export type ItemScale = { skill: Skill; units: readonly { at: number; items: readonly Item[] }[] }

/** What a placement knows of the course. */
export type PlacementCourse = Pick<CourseMap, 'units' | 'soundsEnglish'>

const kinds = { letters: 'letter', ear: 'word', eye: 'word' } as const
const skills = { letters: 'read', ear: 'hear', eye: 'read' } as const

export function scaleOf(area: PlacementArea, { units, soundsEnglish }: PlacementCourse): ItemScale {
  const proves = (item: Item) => kindOf(item) === kinds[area] && !soundsEnglish(item)
  return {
    skill: skills[area],
    units: units
      .map(({ items }, at) => ({ at, items: items.filter(proves) }))
      .filter(({ items }) => items.length > 0),
  }
}

/**
 * How likely it is that the learner knows what the first n units of the area teach, and nothing after them: for n
 * from none to all, by what was answered.
 */
function beliefOf(scale: ItemScale, answered: readonly Answered[]): number[] {
  const { units } = scale
  const likely = Array.from({ length: units.length + 1 }, (_, n) =>
    n === 0 ? beginners : (1 - beginners) / units.length,
  )
  for (const { item, reply } of repliesIn(scale, answered)) {
    const at = units.findIndex(({ items }) => items.includes(item))
    for (const [n, before] of likely.entries()) {
      const right = at < n ? rightIfKnown : rightIfNot
      likely[n] = before * (reply === 'known' ? right : 1 - right)
    }
  }
  const sum = likely.reduce((all, one) => all + one, 0)
  return likely.map((one) => one / sum)
}

/** Of how many units of the area it is safe to say that they are known. Of what was not asked, of none. */
export function estimateIn(scale: ItemScale, answered: readonly Answered[]): number {
  if (repliesIn(scale, answered).length === 0) return 0
  const belief = beliefOf(scale, answered)
  let beyond = 1
  let reached = 0
  for (const [n, likely] of belief.entries()) {
    if (beyond >= sure) reached = n
    beyond -= likely
  }
  return reached
}

/** The units of the whole path, from the first on, that are known in this area. */
export function unitsEstimated(scale: ItemScale, answered: readonly Answered[]): number {
  const reached = estimateIn(scale, answered)
  // After the last unit with something of the area, all of it is known.
  return reached === 0 ? 0 : (scale.units[reached]?.at ?? Number.POSITIVE_INFINITY)
}

/**
 * What to ask next in an area: something of the unit that halves what is open. Undefined if enough is known. What
 * was asked in another way is not asked again.
 */
export function nextIn(
  scale: ItemScale,
  answered: readonly Answered[],
  random: () => number,
): { item: Item; skill: Skill } | undefined {
  const belief = beliefOf(scale, answered)
  const asked = answered.filter((one) => belongs(scale, one)).length
  const replies = repliesIn(scale, answered).length
  if (replies >= mostOfArea || asked - replies >= mostSkipped) return undefined
  if (replies >= 2 && width(belief) <= fewUnits) return undefined

  const before = new Set(answered.map(({ item }) => item))
  let atLeast = 1
  let best: { items: readonly Item[]; far: number } | undefined
  for (const [place, { items }] of scale.units.entries()) {
    atLeast -= belief[place] ?? 0
    const left = items.filter((item) => !before.has(item))
    const far = Math.abs(atLeast - 0.5)
    if (left.length > 0 && (!best || far < best.far)) best = { items: left, far }
  }
  const item = best?.items[Math.floor(random() * best.items.length)]
  return item && { item, skill: scale.skill }
}

const belongs = ({ skill, units }: ItemScale, answer: Answered) =>
  answer.skill === skill && units.some(({ items }) => items.includes(answer.item))

const repliesIn = (scale: ItemScale, answered: readonly Answered[]) =>
  answered.filter((one) => one.reply !== 'skipped' && belongs(scale, one))

/** Between how many units the place may be. */
function width(belief: readonly number[]): number {
  let sum = 0
  let from = 0
  let to = 0
  for (const [n, likely] of belief.entries()) {
    if (sum < open.from) from = n
    if (sum < open.to) to = n
    sum += likely
  }
  return to - from
}
