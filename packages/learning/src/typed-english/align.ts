/** A place of two rows of words: both words, or one that the other row has not. */
export type Aligned<Word> = { wanted?: Word; given?: Word }

/** Puts the words of two texts side by side, so that as little as possible differs. */
export function align<Word>(
  wanted: readonly Word[],
  given: readonly Word[],
  apart: (one: Word, other: Word) => number,
): { pairs: readonly Aligned<Word>[]; cost: number } {
  const rows: number[][] = [[0, ...given.map((_, at) => at + 1)]]
  for (const [at, word] of wanted.entries()) {
    const above = rows[at] ?? []
    const row = [at + 1]
    for (const [place, typed] of given.entries())
      row.push(
        Math.min(
          (above[place] ?? 0) + apart(word, typed),
          (above[place + 1] ?? 0) + 1,
          (row[place] ?? 0) + 1,
        ),
      )
    rows.push(row)
  }
  const cost = (row: number, column: number) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY
  const pairs: Aligned<Word>[] = []
  let [row, column] = [wanted.length, given.length]
  while (row > 0 || column > 0) {
    const [one, other] = [wanted[row - 1], given[column - 1]]
    const here = cost(row, column)
    if (
      one !== undefined &&
      other !== undefined &&
      isNear(here, cost(row - 1, column - 1) + apart(one, other))
    ) {
      pairs.push({ wanted: one, given: other })
      row--
      column--
    } else if (one !== undefined && isNear(here, cost(row - 1, column) + 1)) {
      pairs.push({ wanted: one })
      row--
    } else {
      if (other !== undefined) pairs.push({ given: other })
      column--
    }
  }
  return { pairs: pairs.reverse(), cost: cost(wanted.length, given.length) }
}

const isNear = (one: number, other: number) => Math.abs(one - other) < 1e-9
