/** How different two rows of sounds are: 0 the same, 1 nothing in common. */
export function tokenDistance(one: readonly string[], other: readonly string[]): number {
  const longest = Math.max(one.length, other.length)
  if (longest === 0) return 0
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (const [at, token] of one.entries()) {
    const next = [at + 1]
    for (const [place, sound] of other.entries())
      next.push(
        Math.min(
          (row[place + 1] ?? 0) + 1,
          (next[place] ?? 0) + 1,
          (row[place] ?? 0) + Number(token !== sound),
        ),
      )
    row = next
  }
  return (row.at(-1) ?? 0) / longest
}
