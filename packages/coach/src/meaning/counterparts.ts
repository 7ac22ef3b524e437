/** Each of some with one of the others that fits, as many as can have one. */
export function counterparts<T>(
  some: readonly T[],
  others: readonly T[],
  suits: (one: T, other: T) => boolean,
): ReadonlyMap<T, T> {
  const found = new Map<T, T>()
  const find = (one: T, tried: Set<T>): boolean =>
    others.some((other) => {
      if (tried.has(other) || !suits(one, other)) return false
      tried.add(other)
      const before = found.get(other)
      if (before !== undefined && !find(before, tried)) return false
      found.set(other, one)
      return true
    })
  for (const one of some) find(one, new Set())
  return found
}
