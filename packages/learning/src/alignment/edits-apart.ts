/** How many letters are missing, too many, exchanged or swapped with their neighbour. */
export function editsApart(one: string, other: string): number {
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
