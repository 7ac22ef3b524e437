import type { Item } from '../../../practice/item.ts'
import type { Target } from '../parts.ts'

/**
 * What one must know to choose between these options and the right one. `takes` has, for each wrong option, what who
 * chooses it did not know: something is needed if that alone would be lost with one of them.
 */
export const neededByOptions = (
  targets: readonly Target[],
  takes: readonly (readonly Item[])[],
): readonly Target[] =>
  targets.filter(({ item }) => takes.some((lost) => lost.length > 0 && lost.every((one) => one === item)))
