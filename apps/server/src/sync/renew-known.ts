import {
  canonicalKey,
  changedItems,
  type Item,
  type ItemChange,
  type ItemLook,
  knownAfter,
  knownByLooks,
  type PracticeChange,
} from '@app/learning/practice'
import type { KnownRow } from './known-statements.ts'

/** What the fold of a learner's log reads. `looksAt` returns looks in the order of the fold. */
export type KnownReach = {
  known: (items: readonly Item[]) => Promise<readonly KnownRow[]>
  looksAt: (names: readonly Item[], limit: number) => Promise<readonly ItemLook[]>
}

/**
 * The most looks that are read again at once: some megabytes. Nobody looks at an item so often in years; one with more
 * is known again when the whole log is folded.
 */
const mostReadAgain = 20_000

/** The most items whose looks are read again at once. */
const itemsAtOnce = 500

/**
 * What is known of items after changes of the log, which has them already. What was done later than all before is added
 * to what is known. Of the other items, all looks are read again. An item of which nothing is left is empty.
 */
export async function renewKnown(
  reach: KnownReach,
  changes: readonly PracticeChange[],
  most = mostReadAgain,
): Promise<KnownRow[]> {
  const changed = changedItems(changes, canonicalKey)
  if (changed.size === 0) return []
  const before = new Map((await reach.known([...changed.keys()])).map((row) => [row.item, row]))
  const rows: KnownRow[] = []
  const again: { item: Item; names: Item[] }[] = []
  for (const [item, change] of changed) {
    const row = before.get(item)
    const names = namesOf(item, row, change)
    const known = change.looks && row?.known !== null && knownAfter(row?.known ?? {}, change.looks)
    if (known) rows.push({ item, names: otherNames(item, names), known })
    else again.push({ item, names })
  }
  for (let place = 0; place < again.length; place += itemsAtOnce)
    rows.push(...(await foldAgain(reach, again.slice(place, place + itemsAtOnce), most)))
  return rows
}

async function foldAgain(
  reach: KnownReach,
  items: readonly { item: Item; names: readonly Item[] }[],
  most: number,
): Promise<KnownRow[]> {
  const looks = await reach.looksAt(
    items.flatMap(({ names }) => names),
    most + 1,
  )
  if (looks.length <= most) {
    const byItem = Map.groupBy(looks, ({ look }) => canonicalKey(look.item))
    return items.map(({ item, names }) => ({
      item,
      names: otherNames(item, names),
      known: knownByLooks(byItem.get(item) ?? []),
    }))
  }
  if (items.length === 1) return items.map(({ item, names }) => ({ item, names: [...names], known: null }))
  const half = Math.ceil(items.length / 2)
  return [
    ...(await foldAgain(reach, items.slice(0, half), most)),
    ...(await foldAgain(reach, items.slice(half), most)),
  ]
}

const namesOf = (item: Item, row: KnownRow | undefined, { names }: ItemChange): Item[] => [
  ...new Set([...(row?.names ?? (row ? [item] : [])), ...names]),
]

/** Null where the log has an item under its name of today alone. */
const otherNames = (item: Item, names: readonly Item[]) =>
  names.length === 1 && names[0] === item ? null : [...names]
