import { isMalayalam } from '@app/malayalam'
import type { Row } from './csv.ts'

/**
 * Rows of two cells that were written without quotation marks: with more of the sign between cells than one, or
 * with a second line of a meaning.
 */
export function mendRows(rows: readonly Row[], separator: string): readonly Row[] {
  const counts = rows.map(({ cells }) => cells.length).toSorted((one, other) => one - other)
  const usual = counts[Math.floor(counts.length / 2)] ?? 0
  const continued = separator === '\t' && usual > 1 ? joinedLines(rows, usual) : rows
  return separator === '\t' || usual !== 2 || (rows[0]?.cells.length ?? 0) > 2
    ? continued
    : continued.map((row) => (row.cells.length > 2 ? { ...row, cells: twoCells(row.cells, separator) } : row))
}

/** A line of one cell without a word goes on with the last cell of the row before. */
function joinedLines(rows: readonly Row[], usual: number): Row[] {
  const joined: Row[] = []
  for (const row of rows) {
    const before = joined.at(-1)
    const [only = '', ...others] = row.cells
    if (before?.cells.length === usual && others.length === 0 && !isMalayalam(only))
      before.cells = before.cells.with(-1, `${before.cells.at(-1)} ${only}`)
    else joined.push({ ...row })
  }
  return joined
}

/** The cell at the end that has the word stands alone, or else the one at the beginning. */
function twoCells(cells: readonly string[], separator: string): string[] {
  const written = cells.filter((cell, place) => cell.trim() !== '' || place === 0)
  const [first = '', ...rest] = written
  const last = written.at(-1) ?? ''
  const join = (parts: readonly string[]) =>
    parts.map((part) => part.trim()).join(separator.trim() === separator ? `${separator} ` : separator)
  return isMalayalam(last) && !isMalayalam(first) ? [join(written.slice(0, -1)), last] : [first, join(rest)]
}
