import { type Item, kindOf, type Skill, skillsOf } from '../../practice/item.ts'
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

export const isDue = ({ card }: Practised, now: number): boolean => card.due <= now + untilTomorrow

/** A new skill is begun when the item is known for so many days by another one. */
const knownFor = { recall: 4, write: 21, understand: 2 } as const

/** The skills of known items that can be begun now, the best known first. */
export function growing(memory: Memory, all: readonly Practised[], settings: SessionSettings): Practised[] {
  return all
    .flatMap((known) => {
      const skill = later[kindOf(known.item) ?? 'contrast']
      if (!skill || memory.get(known.item)?.[skill] || !isWanted(known.item, skill, settings)) return []
      return known.card.stability >= knownFor[skill] ? [{ ...known, skill }] : []
    })
    .filter(({ item }, at, found) => found.findIndex((other) => other.item === item) === at)
    .toSorted((one, other) => other.card.stability - one.card.stability)
}

/** The skill that waits until an item is known. The others begin with it. */
const later = { letter: 'write', word: 'recall', ending: 'understand', contrast: undefined } as const

const skills = (item: Item): readonly Skill[] => {
  const kind = kindOf(item)
  return kind ? skillsOf[kind] : []
}
