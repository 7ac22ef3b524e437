import { stem } from '@app/english'

/** Says of two English words, by their stems, whether they stand in one line of `synonyms`. */
export function synonymsIn(
  synonyms: readonly (readonly string[])[],
): (one: string, other: string) => boolean {
  const groups = new Map<string, Set<number>>()
  for (const [group, line] of synonyms.entries())
    for (const key of line.map(stem)) groups.set(key, (groups.get(key) ?? new Set()).add(group))
  return (one, other) => {
    const others = groups.get(other)
    return others !== undefined && [...(groups.get(one) ?? [])].some((group) => others.has(group))
  }
}
