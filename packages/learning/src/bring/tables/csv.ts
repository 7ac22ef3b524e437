/** Writes rows as CSV (RFC 4180). */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(quoted).join(',')}\r\n`).join('')
}

const quoted = (cell: string) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

/** A row of a table, with the line in which it begins, counted from 1. */
export type Row = { line: number; cells: string[] }

/**
 * What a quotation mark at the beginning of a cell means. `always`: it begins a quotation. `closed`: only if
 * another one ends that cell, and no row of the table is between them; otherwise it is a mark like any other.
 */
export type Quotations = 'always' | 'closed'

/**
 * Reads the rows of a CSV text, each with the line it begins in; or returns the line of a quotation that does
 * not end. Where only closed quotations count, there is none.
 */
export function readCsv(
  text: string,
  separator = ',',
  quotations: Quotations = 'always',
): Row[] | { endless: number } {
  const rows: Row[] = []
  let line = 1
  let row: Row = { line, cells: [] }
  let cell = ''
  let inside = false
  let quoted = line
  const endCell = () => {
    row.cells.push(cell)
    cell = ''
  }
  const endRow = () => {
    endCell()
    if (row.cells.some((cell) => cell !== '')) rows.push(row)
    row = { line, cells: [] }
  }
  const begins = (at: number) => quotations === 'always' || endsAsCell(text, at, separator)
  for (let at = 0; at < text.length; at++) {
    const letter = text[at] ?? ''
    if (letter === '\n' || (letter === '\r' && text[at + 1] !== '\n')) line += 1
    if (inside) {
      if (letter !== '"') cell += letter
      else if (text[at + 1] === '"') {
        cell += '"'
        at += 1
      } else inside = false
    } else if (letter === '"' && cell === '' && begins(at)) {
      inside = true
      quoted = line
    } else if (letter === separator) endCell()
    else if (letter === '\n' || letter === '\r') {
      if (letter === '\r' && text[at + 1] === '\n') {
        at += 1
        line += 1
      }
      endRow()
    } else cell += letter
  }
  if (inside) return { endless: quoted }
  endRow()
  return rows
}

/** Whether the mark at this place begins a quotation that ends with its cell, with no row within it. */
function endsAsCell(text: string, from: number, separator: string): boolean {
  let at = text.indexOf('"', from + 1)
  while (at >= 0 && text[at + 1] === '"') at = text.indexOf('"', at + 2)
  const after = text[at + 1] ?? '\n'
  if (at < 0 || (after !== separator && after !== '\n' && after !== '\r')) return false
  const within = text.slice(from, at)
  const broken = within.search(/[\r\n]/)
  return broken < 0 || !within.includes(separator, broken)
}
