import { itemsOf, type Path, unitsOf } from '../course/path.ts'
import type { Item } from '../practice/item.ts'

/** At which unit of the path, counted from 0, each thing is taught first. */
export type TaughtAt = ReadonlyMap<Item, number>

export function taughtAt(path: Path): TaughtAt {
  const taught = new Map<Item, number>()
  unitsOf(path).forEach((unit, at) => {
    for (const item of itemsOf(unit)) if (!taught.has(item)) taught.set(item, at)
  })
  return taught
}

/** Whether a unit up to this one teaches it. */
export const isTaughtBy = (item: Item, at: number, taught: TaughtAt): boolean =>
  (taught.get(item) ?? Number.POSITIVE_INFINITY) <= at
