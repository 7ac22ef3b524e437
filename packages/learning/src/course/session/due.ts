import { type Item, type ItemKind, isWord, kindOf, type Skill, skillsOf } from '../../practice/item.ts'
import type { Memory } from '../../practice/memory.ts'
import { type Card, likelyKnown } from '../../review/scheduler.ts'
import type { Target } from '../exercises/parts.ts'
import type { CourseMap } from './course-map.ts'
import { isWanted, type SessionSettings } from './settings.ts'

/** Something that was practised, and how likely it is still known. */
export type Practised = Target & { card: Card; likely: number }

/** Who learns once a day does not come back before: what fades until then is due now. In milliseconds. */
const untilTomorrow = 12 * 3_600_000
/** What is less likely than this to be known is due. */
const sure = 0.9
/** Where the word is surely understood by the other of eye and ear. */
const halfSure = 0.7

/** Everything that was practised and is wanted, the most forgotten first. */
export function practised(
  memory: Memory,
  course: Pick<CourseMap, 'has'>,
  settings: SessionSettings,
  now: number,
): Practised[] {
  const found: Practised[] = []
  for (const [item, known] of memory) {
    if (!course.has(item)) continue
    for (const skill of skills(item)) {
      const card = known[skill]
      if (card && isWanted(item, skill, settings))
        found.push({ item, skill, card, likely: likelyKnown(card, now) })
    }
  }
  return found.sort((one, other) => one.likely - other.likely)
}

/**
 * Whether something may be forgotten before tomorrow. Who can say a word understands it: nothing else is asked
 * of it while it is sure to be said. A word that is sure to be understood by eye is asked by ear a little later,
 * and the other way round.
 */
export function isDue({ item, skill, card }: Practised, memory: Memory, now: number): boolean {
  const recall = memory.get(item)?.recall
  if (skill !== 'recall' && recall && recall.state !== 'relearning' && !isFading(recall, now)) return false
  const other = otherSense(item, skill, memory)
  if (other && other.state !== 'relearning' && !isFading(other, now))
    return likelyKnown(card, now + untilTomorrow) < halfSure
  return isFading(card, now)
}

/** The same word by ear for one by eye, and by eye for one by ear. */
function otherSense(item: Item, skill: Skill, memory: Memory): Card | undefined {
  if (!isWord(item)) return undefined
  const known = memory.get(item)
  return skill === 'read' ? known?.hear : skill === 'hear' ? known?.read : undefined
}

const isFading = (card: Card, now: number) => likelyKnown(card, now + untilTomorrow) < sure

/**
 * How much more than usual a learner forgets, from 0 to 1: by the share of looks at which something that was known
 * is not any more.
 */
export function forgetting(all: readonly Practised[]): number {
  const looks = all.reduce((sum, { card }) => sum + card.reps, 0)
  const lapses = all.reduce((sum, { card }) => sum + card.lapses, 0)
  const [usual, much] = lapseShares
  return looks === 0 ? 0 : Math.min(1, Math.max(0, (lapses / looks - usual) / (much - usual)))
}

const lapseShares = [0.045, 0.065] as const

/** What a skill waits for: that another one is known for so many days, or fewer (`least`) of who forgets much. */
type Growth = { skill: Skill; after: Skill; days: number; least?: number }
const ofWords: readonly Growth[] = [
  { skill: 'recall', after: 'read', days: 4, least: 2 },
  { skill: 'recall', after: 'hear', days: 4, least: 2 },
  { skill: 'read', after: 'hear', days: 4 },
  { skill: 'hear', after: 'read', days: 4 },
]
const growth: Readonly<Record<ItemKind, readonly Growth[]>> = {
  letter: [
    { skill: 'hear', after: 'read', days: 10 },
    { skill: 'write', after: 'read', days: 10 },
  ],
  word: ofWords,
  ending: [
    { skill: 'understand', after: 'form', days: 4 },
    // Who was placed in the middle of the path understands endings, and never formed them here.
    { skill: 'form', after: 'understand', days: 2 },
  ],
  contrast: [],
  sentence: [],
  english: ofWords,
  'english-sentence': [],
}

/** The skills of known items that can be begun now, those of the best known items first. */
export function growing(memory: Memory, all: readonly Practised[], settings: SessionSettings): Practised[] {
  const forgets = forgetting(all)
  const waits = ({ days, least = days }: Growth) => days - (days - least) * forgets
  return all
    .flatMap((known): Practised[] => {
      const { item, card } = known
      const next = growth[kindOf(item) ?? 'contrast'].find(
        ({ skill, after }) =>
          after === known.skill && !memory.get(item)?.[skill] && isWanted(item, skill, settings),
      )
      return next && card.stability >= waits(next) ? [{ ...known, skill: next.skill }] : []
    })
    .toSorted((one, other) => other.card.stability - one.card.stability)
}

const skills = (item: Item): readonly Skill[] => {
  const kind = kindOf(item)
  return kind ? skillsOf[kind] : []
}
