import type { Card } from '../review/scheduler.ts'
import { type Item, kindOf, skillsOf } from './item.ts'
import type { Known } from './memory.ts'

/**
 * What is known of an item that was practised under several names, while its log is not here to be folded: of each
 * skill the card that lasts longest, or a later one that says it was forgotten since.
 */
export function knownTogether(item: Item, knowns: readonly Known[]): Known {
  const kind = kindOf(item)
  const skills = kind ? skillsOf[kind] : []
  return Object.fromEntries(
    skills.flatMap((skill) => {
      const cards = knowns.flatMap((known) => known[skill] ?? [])
      return cards.length === 0 ? [] : [[skill, cards.reduce(together)]]
    }),
  )
}

function together(one: Card, other: Card): Card {
  const later = other.last > one.last ? other : one
  if (later.state === 'relearning') return later
  return other.stability > one.stability ? other : one
}
