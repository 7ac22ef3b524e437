import type { Item } from '../../practice/item.ts'
import type { Memory } from '../../practice/memory.ts'

/**
 * Whether a grid may be the one by which its sentence was last right: all its items were asked at that moment, or since.
 * No record says by which grid it was.
 */
export function mayBeLastGrid(items: readonly Item[], sentence: Item, memory: Memory): boolean {
  const last = memory.get(sentence)?.understand?.last
  return last !== undefined && items.every((item) => lastUnderstood(item, memory) >= last)
}

function lastUnderstood(item: Item, memory: Memory): number {
  const { read, hear, understand } = memory.get(item) ?? {}
  return Math.max(...[read, hear, understand].map((card) => card?.last ?? Number.NEGATIVE_INFINITY))
}
