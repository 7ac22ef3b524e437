/** How different two rows of letters or sounds are: 0 the same, 1 nothing in common. */
export function difference(one: ArrayLike<string>, other: ArrayLike<string>): number {
  const longest = Math.max(one.length, other.length)
  if (one === other || longest === 0) return 0
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let at = 0; at < one.length; at++) {
    const next = [at + 1]
    for (let place = 0; place < other.length; place++)
      next.push(
        Math.min(
          (row[place + 1] ?? 0) + 1,
          (next[place] ?? 0) + 1,
          (row[place] ?? 0) + Number(one[at] !== other[place]),
        ),
      )
    row = next
  }
  return (row.at(-1) ?? 0) / longest
}
