import { classOf } from './word-classes.ts'

/** Whether a word is another one with letters missing, too many, exchanged or swapped. A small word is none. */
export function isMisspelt(wanted: string, given: string): boolean {
  if (classOf(given) !== 'word' || /\d/u.test(wanted + given)) return false
  const most = wanted.length <= 3 ? 1 : wanted.length <= 7 ? 2 : 3
  const far = distance(wanted, given)
  return far > 0 && far <= most && far * 2 <= wanted.length
}

/** The two letters that changed places, as they should stand, if nothing else is wrong: ei of recieve. */
export function swappedIn(wanted: string, given: string): string | undefined {
  if (wanted.length !== given.length) return undefined
  const at = [...wanted].findIndex((letter, place) => letter !== given[place])
  const [one = '', other = ''] = [wanted[at], wanted[at + 1]]
  const swapped = wanted.slice(0, at) + other + one + wanted.slice(at + 2)
  return at >= 0 && swapped === given ? one + other : undefined
}

/** How many letters are missing, too many, exchanged or swapped with their neighbour. */
function distance(one: string, other: string): number {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, at) => at)]
  for (let row = 1; row <= one.length; row++) {
    const above = rows[row - 1] ?? []
    const now = [row]
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1]
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      now.push(
        Math.min(
          (above[column] ?? 0) + 1,
          (now[column - 1] ?? 0) + 1,
          (above[column - 1] ?? 0) + Number(!isSame),
          isSwapped ? (rows[row - 2]?.[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      )
    }
    rows.push(now)
  }
  return rows.at(-1)?.at(-1) ?? 0
}
