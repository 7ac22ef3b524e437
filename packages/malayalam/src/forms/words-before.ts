import type { WordBefore } from './analysis.ts'
import type { WordEntry } from './entry.ts'

/**
 * The words joined before the entry of a reading, in order: ആയിരം, തൊള്ളായിരം and നാൽപ്പത് in the word for
 * 1947.
 */
export function wordsBefore<E extends WordEntry>({
  before,
}: {
  before?: WordBefore<E>
}): readonly WordBefore<E>[] {
  return before ? [...wordsBefore(before), before] : []
}
