/** Whether one letter more, less or other makes the one word the other. */
export function isOneEdit(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (long.length - short.length > 1) return false
  let at = 0
  while (at < short.length && short[at] === long[at]) at++
  const rest = long.length === short.length ? at + 1 : at
  return short.slice(rest) === long.slice(at + 1)
}

/** Whether two words begin and end alike: where they do, one edit between them is likelier a slip than another word. */
export const frameAgrees = (one: string, other: string) => one[0] === other[0] && one.at(-1) === other.at(-1)

/**
 * The words that two neighbouring letters make when they change places. They are made of what was typed, not of its key: letters
 * that stand together decide what is folded (samayma, whose ym would be im).
 */
export const swapped = (word: string): string[] =>
  Array.from(
    { length: Math.max(0, word.length - 1) },
    (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  ).filter((other) => other !== word)
