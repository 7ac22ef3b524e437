import { nextSense } from '../../practice/common-schedule.ts'
import { type Item, type ItemKind, isWord, kindOf, type Skill, skillsOf } from '../../practice/item.ts'
import type { Known, Memory } from '../../practice/memory.ts'
import { dayEnd, type Moment } from '../../review/queue.ts'
import { type Card, likelyKnown } from '../../review/scheduler.ts'
import type { Target } from '../exercises/parts.ts'
import type { CourseMap } from './course-map.ts'
import { isWanted, type SessionSettings } from './settings.ts'

/** Something that may be asked now, and what the memory wins by it. */
export type Open = Target & {
  stage: 'due' | 'grow' | 'second' | 'more'
  /** What the memory wins: from 0 for what is sure until tomorrow anyway, to 1.5 for what is likely forgotten. */
  worth: number
  /** How likely it is known at the end of the day, and for how many days it lasts. */
  likely: number
  days: number
  /** A word with one schedule for eye and ear: it may be asked by either. */
  either: boolean
  /** It is asked after so many exercises of the plan, not before. */
  from: number
}

/** What is less likely than this to be known at the end of the day is due. */
const due = 0.9
/** What is surer than this teaches hardly anything by being asked. */
const sure = 0.95

/** Most is won where something is nearly forgotten, and hardly anything where it is sure. */
const worthOf = (likely: number): number => Math.max(0.2 * (1 - likely), Math.min(1.5, (sure - likely) / 0.1))

/** Everything that was practised and is wanted, with what it is worth at the end of the learner's day. */
export function knownTargets(
  memory: Memory,
  course: Pick<CourseMap, 'has'>,
  settings: SessionSettings,
  moment: Moment,
): Open[] {
  const end = dayEnd(moment)
  return [...memory].flatMap(([item, known]) =>
    course.has(item)
      ? schedulesOf(item, known, settings).map(({ skill, card, either }): Open => {
          const likely = likelyKnown(card, end)
          // What must be produced comes back on another day, and who can say a word understands it.
          const rests = isProduced(skill) && card.last >= moment.dayStart
          const isSaid = known.recall && skill !== 'recall' && likelyKnown(known.recall, end) >= due
          const worth = rests || isSaid ? 0 : worthOf(likely)
          const stage = worth > 0 && likely < due ? 'due' : 'more'
          return { item, skill, stage, worth, likely, days: card.stability, either, from: 0 }
        })
      : [],
  )
}

export const isProduced = (skill: Skill): boolean =>
  skill === 'recall' || skill === 'form' || skill === 'write'

type Schedule = { skill: Skill; card: Card; either: boolean }

/** The schedules of an item: of a word one for eye and ear, asked in turn, unless one of them failed. */
function schedulesOf(item: Item, known: Known, settings: SessionSettings): Schedule[] {
  const kind = kindOf(item)
  const own = (kind ? skillsOf[kind] : []).flatMap((skill): Schedule[] => {
    const card = known[skill]
    return card && isWanted(item, skill, settings) ? [{ skill, card, either: false }] : []
  })
  const next = isWord(item) && settings.hears ? nextSense(known) : undefined
  if (!next) return own
  return [
    { skill: next.sense, card: next.card, either: true },
    ...own.filter(({ skill }) => skill === 'recall'),
  ]
}

/** How much more than usual a learner forgets, from 0 to 1: by how often something that was known was not any more. */
export function forgetting(memory: Memory): number {
  const cards = [...memory.values()].flatMap((known) => Object.values(known))
  const answers = cards.reduce((sum, { reps }) => sum + reps, 0)
  const lapses = cards.reduce((sum, card) => sum + card.lapses, 0)
  const [usual, much] = lapseShares
  return answers === 0 ? 0 : Math.min(1, Math.max(0, (lapses / answers - usual) / (much - usual)))
}

const lapseShares = [0.045, 0.065] as const

/** What a skill waits for: that another one lasts for so many days, or fewer (`least`) of who forgets much. */
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
    // Who was placed in the middle of the path understands endings, and never formed them here.
    { skill: 'form', after: 'understand', days: 2 },
    { skill: 'understand', after: 'form', days: 4 },
  ],
  contrast: [],
  sentence: [],
  english: ofWords,
  'english-sentence': [],
  scene: [],
}

/** A new skill of a known item is worth as much as something that is nearly forgotten. */
const worthOfNew = 1

/** The skills of known items that can be begun now, those of what lasts longest first. */
export function growingTargets(memory: Memory, known: readonly Open[], settings: SessionSettings): Open[] {
  const forgets = forgetting(memory)
  const waits = ({ days, least = days }: Growth) => days - (days - least) * forgets
  const begun = new Map<string, Open>()
  for (const { item, skill, days, likely } of known.toSorted((one, other) => other.days - one.days))
    for (const next of growth[kindOf(item) ?? 'contrast']) {
      const isNew = !memory.get(item)?.[next.skill] && isWanted(item, next.skill, settings)
      if (next.after === skill && isNew && days >= waits(next) && !begun.has(`${item} ${next.skill}`))
        begun.set(`${item} ${next.skill}`, {
          ...{ item, skill: next.skill, stage: 'grow', worth: worthOfNew, likely, days },
          ...{ either: false, from: 0 },
        })
    }
  return [...begun.values()]
}
