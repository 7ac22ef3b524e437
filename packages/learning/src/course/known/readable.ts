import type { Item } from '../../practice/item.ts'

/** A word of a text, and how often it occurs there. Without an item, nothing teaches it. */
export type TextItem = { item: Item | undefined; count: number }

/** How much of a text is known, of its running words. Names that nothing teaches are none of them. */
export type Readable = { known: number; all: number }

export function readable(words: readonly TextItem[], isKnown: (item: Item) => boolean): Readable {
  let known = 0
  let all = 0
  for (const { item, count } of words) {
    all += count
    if (item !== undefined && isKnown(item)) known += count
  }
  return { known, all }
}

/** The share in whole hundredths: it says "all" and "nothing" only of all and nothing. */
export function percentKnown({ known, all }: Readable): number {
  if (all === 0 || known === 0) return 0
  return known === all ? 100 : Math.min(99, Math.max(1, Math.round((known / all) * 100)))
}
