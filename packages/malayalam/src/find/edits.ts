/** Whether one word becomes the other by adding, removing or changing one letter. */
export function isOneEdit(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (long.length - short.length > 1) return false
  let at = 0
  while (at < short.length && short[at] === long[at]) at++
  const rest = long.length === short.length ? at + 1 : at
  return short.slice(rest) === long.slice(at + 1)
}

/**
 * Whether two words begin and end alike. If they do, one edit between them is more likely a slip than another
 * word.
 */
export const frameAgrees = (one: string, other: string) => one[0] === other[0] && one.at(-1) === other.at(-1)

/**
 * The words made by exchanging two neighbouring letters. They are made from the typed word, not from its key,
 * because neighbouring letters decide what is folded (samayma, whose ym would be im).
 */
export const swapped = (word: string): string[] =>
  Array.from(
    { length: Math.max(0, word.length - 1) },
    (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  ).filter((other) => other !== word)
