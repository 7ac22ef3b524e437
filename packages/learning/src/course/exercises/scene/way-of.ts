import type { Item } from '../../../practice/item.ts'
import type { Known } from '../../../practice/memory.ts'
import type { World } from '../world.ts'
import type { SceneWay } from './schema.ts'

/** What a learner can do now, besides choosing and building. */
export type CanAnswer = { speech: boolean; keyboard: boolean }

/** A word that was said so long ago, in days of its schedule, and lasts, can be typed. */
const typedFrom = 4

/**
 * The ways in which a line of these words and endings can be answered by what the memory is ready for, the hardest first; choosing is always one.
 * Endings are formed from the day on which they were understood.
 */
export function waysFor(
  items: readonly Item[],
  { memory }: Pick<World, 'memory'>,
  can: CanAnswer,
): SceneWay[] {
  const known = items.map((item) => memory.get(item) ?? {})
  const all = (is: (known: Known) => boolean) => known.length > 0 && known.every(is)
  return [
    ...(can.keyboard && all((one) => producedFor(one) >= typedFrom) ? (['type'] as const) : []),
    ...(can.speech && all((one) => producedFor(one) > 0) ? (['say'] as const) : []),
    ...(all(isKnown) ? (['build'] as const) : []),
    'choose',
  ]
}

/** For how many days it lasts when it is said or formed: 0 of what was never right so. */
function producedFor({ recall, form }: Known): number {
  const card = recall ?? form
  const isRight = card !== undefined && (card.state !== 'learning' || card.step > 0)
  return isRight ? card.stability : 0
}

/** What was just met is still being learnt. */
const isKnown = (known: Known) => Object.values(known).some(({ state }) => state === 'known')
