import type { Row } from '../tables/csv.ts'
import { decodeEntities } from '../text/decode-entities.ts'
import { type Piece, piecesOf } from '../text/xml-pieces.ts'
import { type Archive, textIn } from './archive.ts'

export type SpreadSheet = { name: string; rows: Row[] }

/** More rows and columns than any list of words. A file may say that an empty cell is there a million times. */
const [mostRows, mostColumns] = [25_000, 60]

/** Reads the sheets of a workbook of Excel or LibreOffice. Undefined for another archive. */
export function readSpreadsheet(archive: Archive): SpreadSheet[] | undefined {
  if (archive.names.includes('xl/workbook.xml')) return readExcel(archive)
  const content = archive.names.includes('content.xml') ? textIn(archive, 'content.xml') : ''
  return /<office:spreadsheet[\s>]/.test(content) ? readOpen(piecesOf(content)) : undefined
}

function readExcel(archive: Archive): SpreadSheet[] {
  const shared = textsOf(piecesOf(textIn(archive, 'xl/sharedStrings.xml')), 'si')
  const targets = new Map(
    piecesOf(textIn(archive, 'xl/_rels/workbook.xml.rels')).flatMap((piece) =>
      piece.kind === 'open' && piece.name === 'relationship'
        ? [
            [
              piece.attributes.id ?? '',
              (piece.attributes.target ?? '').replace(/^\/?(?:xl\/)?/, 'xl/'),
            ] as const,
          ]
        : [],
    ),
  )
  return piecesOf(textIn(archive, 'xl/workbook.xml')).flatMap((piece) => {
    if (piece.kind !== 'open' || piece.name !== 'sheet') return []
    // `id` is that of the relation: the attributes have lost their prefix, and a sheet has no other id.
    const { name = '', id = '' } = piece.attributes
    return [{ name, rows: sheetRows(piecesOf(textIn(archive, targets.get(id) ?? '')), shared) }]
  })
}

function sheetRows(pieces: readonly Piece[], shared: readonly string[]): Row[] {
  const rows: Row[] = []
  let [column, type, text, reading] = [0, '', '', false]
  for (const piece of pieces) {
    if (piece.kind === 'text') {
      if (reading) text += decodeEntities(piece.text)
      continue
    }
    const opens = piece.kind === 'open'
    if (piece.name === 'row' && opens) {
      if (rows.length >= mostRows) break
      rows.push({ line: Number(piece.attributes.r) || rows.length + 1, cells: [] })
      column = 0
    } else if (piece.name === 'c' && opens) {
      ;[type, text] = [piece.attributes.t ?? '', '']
      column = piece.attributes.r === undefined ? column : columnOf(piece.attributes.r)
    } else if (piece.name === 'v' || piece.name === 't') reading = opens
    if (piece.name !== 'c' || (opens && !piece.empty)) continue
    const cells = rows.at(-1)?.cells
    if (cells && column < mostColumns && text !== '') {
      while (cells.length < column) cells.push('')
      cells[column] = type === 's' ? (shared[Number(text)] ?? '') : text
    }
    column++
  }
  return rows
}

/** The place of a column from its letters: A is 0, AA is 26. */
const columnOf = (cell: string) =>
  [...cell.replace(/\d+$/, '')].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1

/** The text in each element of this name. How it is read aloud stands beside it in some. */
function textsOf(pieces: readonly Piece[], name: string): string[] {
  const texts: string[] = []
  let [reading, aloud] = [false, false]
  for (const piece of pieces)
    if (piece.kind === 'text') {
      if (reading && !aloud) texts.push(texts.pop() + decodeEntities(piece.text))
    } else if (piece.name === name && piece.kind === 'open') texts.push('')
    else if (piece.name === 't') reading = piece.kind === 'open' && !piece.empty
    else if (piece.name === 'rph') aloud = piece.kind === 'open'
  return texts
}

function readOpen(pieces: readonly Piece[]): SpreadSheet[] {
  const sheets: SpreadSheet[] = []
  let [text, line, rowsAlike, cellsAlike, isNote] = ['', 0, 1, 1, false]
  let cells: string[] = []
  const many = (value: string | undefined) => Math.max(1, Number(value) || 1)
  for (const piece of pieces) {
    if (piece.kind === 'text') {
      if (!isNote) text += decodeEntities(piece.text)
      continue
    }
    const opens = piece.kind === 'open'
    const { name } = piece
    if (name === 'annotation') isNote = opens
    else if (name === 'table' && opens) {
      sheets.push({ name: piece.attributes.name ?? '', rows: [] })
      line = 0
    } else if (name === 'table-row') {
      if (opens) [cells, rowsAlike] = [[], many(piece.attributes['number-rows-repeated'])]
      const rows = sheets.at(-1)?.rows
      if (!opens && rows && cells.some(Boolean) && rows.length < mostRows)
        rows.push({ line: line + 1, cells })
      if (!opens) line += rowsAlike
    } else if (name === 'table-cell' || name === 'covered-table-cell') {
      if (opens) [text, cellsAlike] = ['', many(piece.attributes['number-columns-repeated'])]
      if (opens && !piece.empty) continue
      for (let at = 0; at < cellsAlike && cells.length < mostColumns; at++) cells.push(text.trim())
      text = ''
    } else if (name === 'p' && opens && text !== '') text += ' '
  }
  return sheets
}
