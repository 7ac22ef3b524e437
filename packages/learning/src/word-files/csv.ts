/** Writes rows as CSV (RFC 4180). */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(quoted).join(',')}\r\n`).join('')
}

const quoted = (cell: string) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

export type CsvRow = { line: number; cells: string[] }

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
  for (let at = 0; at < text.length; at++) {
    const letter = text[at] ?? ''
    if (letter === '\n' || (letter === '\r' && text[at + 1] !== '\n')) line += 1
    if (inside) {
      if (letter !== '"') cell += letter
      else if (text[at + 1] === '"') {
        cell += '"'
        at += 1
      } else inside = false
    } else if (letter === '"' && cell === '') {
      inside = true
      quoted = line
    } else if (letter === separator) endCell()
    else if (letter === '\n' || letter === '\r') {
      if (letter === '\r' && text[at + 1] === '\n') {
        at += 1
        line += 1
      }
      endCell()
      rows.push(row)
      row = { line, cells: [] }
    } else cell += letter
  }
  if (inside) return { endless: quoted }
  if (cell !== '' || row.cells.length > 0) {
    endCell()
    rows.push(row)
  }
  return rows.filter(({ cells }) => cells.some((cell) => cell !== ''))
}
