import type { SavedWord } from '../../vocabulary/saved-word.ts'
import { readCsv, writeCsv } from '../tables/csv.ts'
import { type Columns, guessColumns } from '../tables/guess-columns.ts'
import { readWordTable } from '../tables/word-table.ts'
import { refused, textsOfWord, type WordColumn, wordColumns, wordOfTexts } from './read-words.ts'
import { type SheetRow, sheetsFile, type WordFile } from './sheets.ts'

/** Without this mark, spreadsheets read the file in an older encoding. */
const byteOrderMark = '\uFEFF'

/** Writes the words as a table for spreadsheets: a header, and one row for each word. */
export function writeWordsCsv(words: readonly SavedWord[]): string {
  const rows = words.map((word) => {
    const texts = textsOfWord(word)
    return wordColumns.map((column) => harmless(texts[column]))
  })
  return byteOrderMark + writeCsv([wordColumns, ...rows])
}

/**
 * Reads a table of words: our own, or any other, whose columns are guessed. Refused if there is no Malayalam
 * in it.
 */
export function readWordsCsv(text: string): WordFile {
  const table = readWordTable(text)
  if ('endless' in table) return refused({ why: 'quotation', line: table.endless })
  const own = ownTexts(text)
  const rows = table.rows.map(({ line, cells }): SheetRow => {
    const word = own?.get(line)
    return { line, cells: cells.map(asMeant), ...(word && { word }) }
  })
  const columns = own
    ? ownColumns
    : guessColumns(
        table.heads,
        rows.map(({ cells }) => cells),
      )
  const isHeadOnly = table.heads.length > 1 && rows.length === 0
  return sheetsFile(
    'lines',
    [{ name: '', heads: table.heads, rows, columns, fronts: [], own: own !== undefined }],
    [],
    isHeadOnly ? 'no words' : 'foreign',
  )
}

const ownColumns: Columns = Object.fromEntries(
  wordColumns.slice(0, 5).map((column, place) => [column, place]),
)

/** The words of a table of ours, just as they were written, by their lines. Undefined for another table. */
function ownTexts(text: string): Map<number, SavedWord> | undefined {
  if (!/^\uFEFF?"?word"?,/.test(text)) return undefined
  const rows = readCsv(text.replace(/^\uFEFF/, ''))
  if ('endless' in rows || rows[0]?.cells.join() !== wordColumns.join()) return undefined
  const words = new Map<number, SavedWord>()
  for (const { line, cells } of rows.slice(1)) {
    const texts: Partial<Record<WordColumn, string>> = {}
    for (const [place, column] of wordColumns.entries()) texts[column] = asMeant(cells[place] ?? '')
    const word = wordOfTexts(texts)
    if (word) words.set(line, word)
  }
  return words
}

/**
 * Puts an apostrophe before a cell that a spreadsheet would run as a formula, and before one that already
 * begins with such an apostrophe.
 */
const harmless = (cell: string) => (/^'*[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell)

const asMeant = (cell: string) => (/^'+[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell)
