import { type Item, type ItemKind, kindOf, type Skill, skillsOf } from '../../practice/item.ts'
import type { Memory } from '../../practice/memory.ts'
import { type Card, likelyKnown } from '../../review/scheduler.ts'
import type { Asked } from '../exercises/parts.ts'
import type { CourseMap } from './course-map.ts'
import { isWanted, type SessionSettings } from './settings.ts'

/** Something that was practised, and how likely it is still known. */
export type Practised = Asked & { card: Card; likely: number }

/**
 * Who learns once a day does not come at the same minute: what is due until then is due now. In milliseconds.
 */
const untilTomorrow = 12 * 3_600_000

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

export function isDue({ item, skill, card }: Practised, memory: Memory, now: number): boolean {
  const recall = memory.get(item)?.recall
  // Who can say a word understands it: that is not asked while it is sure to be said.
  if (skill !== 'recall' && recall?.state === 'known' && recall.due > now + untilTomorrow) return false
  return card.due <= now + untilTomorrow
}

const E = (n: string, d: number) => Number((globalThis as any).process?.env[n] ?? d)
/** The skills of each kind in the order in which they are begun, with the days that the one before must be known. */
const steps: Readonly<Record<ItemKind, readonly { skill: Skill; after: Skill; days: number }[]>> = {
  letter: [{ skill: 'hear', after: 'read', days: E('HEAR', 4) }, { skill: 'write', after: 'read', days: E('WRITE', 1000) }],
  word: [
    { skill: 'hear', after: 'read', days: E('HEAR', 4) },
    { skill: 'recall', after: 'read', days: E('RECALL', 10) },
  ],
  ending: [{ skill: 'understand', after: 'form', days: E('UND', 4) }],
  contrast: [],
}

/** The skills of known items that can be begun now, the best known first. */
export function growing(memory: Memory, all: readonly Practised[], settings: SessionSettings): Practised[] {
  return all
    .flatMap((known) => {
      const step = steps[kindOf(known.item) ?? 'contrast'].find(
        ({ skill, after, days }) => after === known.skill && !memory.get(known.item)?.[skill] && isWanted(known.item, skill, settings) && known.card.stability >= days)
      return step ? [{ ...known, skill: step.skill }] : []
    })
    .toSorted((one, other) => other.card.stability - one.card.stability)
}

const skills = (item: Item): readonly Skill[] => {
  const kind = kindOf(item)
  return kind ? skillsOf[kind] : []
}
