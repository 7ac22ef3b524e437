import { type Item, isWord, kindOf } from '../../practice/item.ts'
import { type ItemState, itemState, itemStates } from '../../practice/item-state.ts'
import type { Memory } from '../../practice/memory.ts'
import type { SentencePiece } from '../content.ts'
import type { CourseMap } from '../session/course-map.ts'
import type { TextItem } from './readable.ts'

type Known = { item: Item; state: ItemState }

/** What a learner knows of the path, kind by kind, in the order of the path. */
export type CourseKnown = {
  letters: readonly Known[]
  words: Readonly<Record<ItemState, number>>
  endings: readonly Known[]
  /** `mixed`: the two sounds were asked more than once, and are taken for one another still. */
  contrasts: readonly (Known & { mixed: boolean })[]
}

export function courseKnown(memory: Memory, { units }: Pick<CourseMap, 'units'>, now: number): CourseKnown {
  const all = units.flatMap(({ items }) => items)
  const known = (item: Item): Known => ({ item, state: itemState(memory.get(item), now) })
  const of = (kind: ReturnType<typeof kindOf>) => all.filter((item) => kindOf(item) === kind).map(known)
  const words = all.filter(isWord).map(known)
  const count = (state: ItemState) => words.filter((word) => word.state === state).length
  const [fresh, met, sure, lasting] = itemStates.map(count)
  return {
    letters: of('letter'),
    words: { new: fresh ?? 0, met: met ?? 0, known: sure ?? 0, lasting: lasting ?? 0 },
    endings: of('ending'),
    contrasts: of('contrast').map((one) => {
      const asked = memory.get(one.item)?.['tell-apart']?.reps ?? 0
      return { ...one, mixed: one.state === 'met' && asked > 1 }
    }),
  }
}

/** The words of a text with how often they occur. Of two words in one, both must be known: the last one counts. */
export function textItemsOf(pieces: readonly Pick<SentencePiece, 'items'>[]): TextItem[] {
  const counts = new Map<Item | undefined, number>()
  for (const { items } of pieces) {
    const item = items.findLast((one) => kindOf(one) !== 'ending')
    counts.set(item, (counts.get(item) ?? 0) + 1)
  }
  return [...counts].map(([item, count]) => ({ item, count }))
}
