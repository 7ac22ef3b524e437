import type { Item } from '../../../practice/item.ts'
import type { Grid } from '../../content.ts'

/** What each wrong option of a grid says in place of its items, in the order of its English: `null` is no ending. */
export function wrongOptions({ swaps: [first, second] }: Grid): readonly (readonly (Item | null)[])[] {
  if (!first) return []
  const [one = null] = first.others
  if (!second) return first.others.map((other) => [other])
  const [other = null] = second.others
  return [
    [one, second.item],
    [first.item, other],
    [one, other],
  ]
}
