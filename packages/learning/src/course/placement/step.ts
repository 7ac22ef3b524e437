import { type Item, kindOf } from '../../practice/item.ts'
import type { Plan } from '../exercises/kinds.ts'
import type { Target } from '../exercises/parts.ts'
import { sentenceItem } from '../session/sentence-item.ts'
import { cannotNow, type SessionSettings } from '../session/settings.ts'
import { nextIn, type PlacementCourse, scaleOf } from './estimate.ts'
import { believedWithout, estimateByWords, isAsked, needsSentences } from './place.ts'
import { type Placement, type PlacementArea, placementAreas, type Reply } from './placement.ts'

/** The check of a unit asks so much at most, and so many wrong answers are slips. */
export const ofUnit = { letters: 2, words: 5, grammar: 1, sentences: 2, slips: 1 } as const

/** The sentences that show whether a place is believed are those of so many units before it. */
const sentenceUnits = 4

type Units = PlacementCourse

type Beginning = {
  at: number
  random: () => number
  unit?: string | undefined
  /** The learner has said that they understand and do not read. */
  hearsFirst?: boolean | undefined
}

/**
 * Begins to look where a learner starts, or, with a unit, whether all of it is known. It takes three minutes at
 * most, and the check of a unit one.
 */
export function beginPlacement(
  course: Units,
  settings: SessionSettings,
  { at, random, unit, hearsFirst }: Beginning,
): Placement {
  const hears = !cannotNow(settings, at).includes('sound')
  const areas = placementAreas.filter((area) => hears || area !== 'ear')
  const begun = {
    at,
    areas,
    answered: [],
    ...(unit !== undefined && { unit }),
    ...(hearsFirst && { hearsFirst }),
  }
  return next(begun, course, random)
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

function nextOnPath(placement: Placement, course: Units, random: () => number): Target | undefined {
  const { areas, answered } = placement
  const welcome = firstHeard(placement, course)
  if (welcome) return welcome
  for (const area of areas) {
    if (!isAsked(area, course, answered)) continue
    const found = nextIn(scaleOf(area, course), answered, random)
    if (found) return found
  }
  return needsSentences(placement, course) ? sentenceNear(placement, course, random) : undefined
}

/**
 * The first question of who understands and does not read: a word of the first units, by ear. So they hear something,
 * and are right, before the letters that they cannot read.
 */
function firstHeard({ hearsFirst, areas, answered }: Placement, course: Units): Target | undefined {
  if (!hearsFirst || !areas.includes('ear') || answered.some(({ reply }) => reply !== 'skipped'))
    return undefined
  const words = scaleOf('ear', course).units.flatMap(({ items }) => items)
  const item = words.slice(0, mostTried).find((word) => !answered.some(({ item }) => item === word))
  return item && { item, skill: 'hear' }
}

/** A sentence of the last units before the place that the words would give. */
function sentenceNear(placement: Placement, course: Units, random: () => number): Target | undefined {
  const { ear, eye } = estimateByWords(placement, course)
  const place = ear > 0 && eye > 0 ? Math.min(ear, eye) : Math.max(ear, eye)
  const from = Math.max(0, Math.max(place, believedWithout) - sentenceUnits)
  const left = course.units
    .slice(from, from + sentenceUnits)
    .flatMap(({ carriers }) => carriers.map(({ id }) => sentenceItem(id)))
    .filter((item) => !placement.answered.some((one) => one.item === item))
  const skipped = placement.answered.filter(({ item }) => kindOf(item) === 'sentence').length
  const item = skipped < mostTried ? left[Math.floor(random() * left.length)] : undefined
  return item && { item, skill: 'understand' }
}

/** So many sentences are tried, in case some cannot be made. */
const mostTried = 8

function nextOfUnit({ unit, areas, answered }: Placement, course: Units): Target | undefined {
  if (answered.filter(({ reply }) => reply === 'unknown').length > ofUnit.slips) return undefined
  const found = course.units.find((one) => one.unit.id === unit)
  const items = (found?.items ?? []).filter((item) => !course.soundsEnglish(item))
  const sentences = (found?.carriers ?? []).slice(0, ofUnit.sentences)
  return [
    ...targetsOfUnit(items, areas),
    ...sentences.map(({ id }): Target => ({ item: sentenceItem(id), skill: 'understand' })),
  ]
    .filter(({ item }) => kindOf(item) !== 'contrast')
    .find(({ item }) => !answered.some((one) => one.item === item))
}

/**
 * What shows that a unit is known: words by ear and by eye in turn. Sounds are not asked: one guess in two is right.
 */
export function targetsOfUnit(items: readonly Item[], areas: readonly PlacementArea[]): Target[] {
  const of = (kind: ReturnType<typeof kindOf>) => items.filter((item) => kindOf(item) === kind)
  const hears = areas.includes('ear')
  return [
    ...of('letter')
      .slice(0, ofUnit.letters)
      .map((item): Target => ({ item, skill: 'read' })),
    ...of('word')
      .slice(0, ofUnit.words)
      .map((item, at): Target => ({ item, skill: hears && at % 2 === 0 ? 'hear' : 'read' })),
    ...of('ending')
      .slice(0, ofUnit.grammar)
      .map((item): Target => ({ item, skill: 'understand' })),
    ...of('contrast')
      .slice(0, hears ? ofUnit.grammar : 0)
      .map((item): Target => ({ item, skill: 'tell-apart' })),
  ]
}

/**
 * The exercise that asks a question: one to choose, so that an answer takes seconds. A sentence is heard where the
 * learner hears.
 */
export function placementPlan(asked: Target, { areas }: Placement, { units }: Units): Plan {
  if (kindOf(asked.item) !== 'sentence')
    return { kind: kindOf(asked.item) === 'letter' ? 'see-choose-sound' : 'choose-meaning', targets: [asked] }
  const carrier = units.flatMap(({ carriers }) => carriers).find(({ id }) => sentenceItem(id) === asked.item)
  const skill = carrier?.spoken && areas.includes('ear') ? 'hear' : 'read'
  const word = carrier?.words[0]
  return { kind: 'sentence-meaning', targets: word ? [{ item: word, skill }] : [], sentence: carrier?.id }
}
