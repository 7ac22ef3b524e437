/** Writes rows as CSV (RFC 4180). */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(quoted).join(',')}\r\n`).join('')
}

const quoted = (cell: string) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

export type CsvRow = { line: number; cells: string[] }

/**
 * Between tabs a mark is often only a mark. It begins a quotation if the next one ends a cell, and no other row
 * is between them.
 */
function endsAsCell(text: string, from: number): boolean {
  let at = text.indexOf('"', from + 1)
  while (at >= 0 && text[at + 1] === '"') at = text.indexOf('"', at + 2)
  if (at < 0 || !/^[\t\r\n]?$/.test(text[at + 1] ?? '')) return false
  const within = text.slice(from, at)
  const broken = within.search(/[\r\n]/)
  return broken < 0 || !within.includes('\t', broken)
}

/**
 * Reads the rows of a CSV text, each with the line it begins in; or returns the line of a quotation that does
 * not end.
 */
export function readCsv(text: string, separator = ','): CsvRow[] | { endless: number } {
  const rows: CsvRow[] = []
  let line = 1
  let row: CsvRow = { line, cells: [] }
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
  for (let at = 0; at < text.length; at++) {
    const letter = text[at] ?? ''
    if (letter === '\n' || (letter === '\r' && text[at + 1] !== '\n')) line += 1
    if (inside) {
      if (letter !== '"') cell += letter
      else if (text[at + 1] === '"') {
        cell += '"'
        at += 1
      } else inside = false
    } else if (letter === '"' && cell === '' && (separator !== '\t' || endsAsCell(text, at))) {
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
