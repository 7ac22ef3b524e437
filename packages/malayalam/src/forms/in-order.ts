import type { Analysis } from './analysis.ts'
import type { WordEntry } from './entry.ts'
import { yieldToParts } from './yield-to-parts.ts'

/**
 * A reading that costs this much more than another reading with the same entry is dropped: അമ്മയാണ് is not
 * അമ്മയെ and ആണ്.
 */
const tooFar = 17

/** The readings, likeliest first, each once. */
export function inOrder<E extends WordEntry>(found: Analysis<E>[]): Analysis<E>[] {
  if (found.length < 2) return found
  const seen = new Map<E, Set<string>>()
  const least = new Map<E, number>()
  return yieldToParts(found)
    .sort((one, other) => one.cost - other.cost)
    .filter(({ entry, endings, cost }) => {
      const ids = endings.map(({ id }) => id).join()
      const known = seen.get(entry) ?? new Set()
      seen.set(entry, known)
      const best = least.get(entry) ?? cost
      least.set(entry, best)
      return cost <= best + tooFar && !known.has(ids) && known.add(ids)
    })
}
