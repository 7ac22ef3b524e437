import type { Item } from './item.ts'
import { type ItemLook, type Known, knownByLooks, type ToCanonicalItem } from './memory.ts'
import type { PracticeRecord } from './practice.ts'

/**
 * What is known of an item after more looks, in the order of their times, or undefined if one of them is not later
 * than what was known before: then the item's log has to be folded again. All times are right: no clock was ahead.
 */
export function knownAfter(known: Known, looks: readonly ItemLook[]): Known | undefined {
  const last = Math.max(...Object.values(known).map((card) => card.last))
  return looks.every(({ at }) => at > last) ? knownByLooks(looks, known) : undefined
}

/** A change of a log: a record as it was, if it was there, and as it is now. */
export type PracticeChange = { before?: PracticeRecord; after: PracticeRecord }

/**
 * What a change of a log shows of one item: the names that the log has for it, and the new looks in the order of their
 * times. `looks` is undefined where something was taken away or replaced.
 */
export type ItemChange = { names: ReadonlySet<Item>; looks: readonly ItemLook[] | undefined }

/** The items that changes of a log are about, by their names of today. */
export function changedItems(
  changes: readonly PracticeChange[],
  toCanonicalItem: ToCanonicalItem,
): Map<Item, ItemChange> {
  const items = new Map<Item, { names: Set<Item>; looks: ItemLook[] | undefined }>()
  const changed = (name: Item) => {
    const item = toCanonicalItem(name)
    const known = items.get(item) ?? { names: new Set<Item>(), looks: [] }
    items.set(item, known)
    known.names.add(name)
    return known
  }
  for (const { after } of changes.toSorted(inOrder))
    for (const look of after.practice?.looks ?? [])
      changed(look.item).looks?.push({ at: after.practice?.at ?? 0, look })
  for (const { before, after } of changes)
    for (const record of before?.practice ? [before, after] : [])
      for (const { item } of record.practice?.looks ?? []) changed(item).looks = undefined
  return items
}

/** As the fold of a log has it: by time, and at the same time by id. */
const inOrder = ({ after: one }: PracticeChange, { after: other }: PracticeChange) =>
  (one.practice?.at ?? 0) - (other.practice?.at ?? 0) || (one.id < other.id ? -1 : 1)
