import type { SavedWord } from '../../vocabulary/saved-word.ts'
import { type Columns, guessColumns } from '../tables/columns.ts'
import { readCsv, writeCsv } from '../tables/csv.ts'
import { oneBelowTheOther } from '../tables/side-by-side.ts'
import { readWordTable, type WordTable } from '../tables/word-table.ts'
import type { Note } from '../text/note.ts'
import { textsOfWord, type WordColumn, wordColumns, wordOfTexts } from './read-words.ts'
import { type Sheet, type SheetRow, type SheetsFile, sheetsFile, type WordFile } from './sheets.ts'

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
  const own = ownRows(text)
  if (!own) return wordsOfTables('lines', [{ name: '', ...readWordTable(text) }])
  const columns: Columns = Object.fromEntries(wordColumns.slice(0, 5).map((column, place) => [column, place]))
  const sheet = { name: '', heads: wordColumns, rows: own, columns, fronts: [], own: true }
  return sheetsFile('lines', [sheet], [], 'no words')
}

/** The rows of a table of ours, with their words just as they were written. Undefined for another table. */
function ownRows(text: string): SheetRow[] | undefined {
  if (!/^\uFEFF?"?word"?,/.test(text)) return undefined
  const rows = readCsv(text.replace(/^\uFEFF/, ''))
  if ('endless' in rows || rows[0]?.cells.join() !== wordColumns.join()) return undefined
  return rows.slice(1).map(({ line, cells }) => {
    const texts: Partial<Record<WordColumn, string>> = {}
    for (const [place, column] of wordColumns.entries()) texts[column] = asMeant(cells[place] ?? '')
    const word = wordOfTexts(texts)
    return { ...{ key: line, line, cells: cells.map(asMeant) }, ...(word && { word }) }
  })
}

/** The words of tables that were read, with what is guessed of their columns. */
export function wordsOfTables(
  of: SheetsFile['of'],
  tables: readonly (WordTable & { name: string })[],
): WordFile {
  const taken = new Set<number>()
  const doubts: Note[] = []
  const sheets = tables.map(({ name, ...read }): Sheet => {
    const { heads, rows, beside } = oneBelowTheOther(read)
    if (beside > 1) doubts.push({ what: 'side-by-side', count: beside })
    const own = rows.map(({ line, cells }): SheetRow => {
      // Rows that stood beside each other, or in several sheets, have the same line.
      const key = taken.has(line) ? -taken.size : line
      taken.add(key)
      return { key, line, cells: cells.map(asMeant) }
    })
    const columns = guessColumns(
      heads,
      own.map(({ cells }) => cells),
    )
    return { name, heads, rows: own, columns, fronts: [], own: false }
  })
  const isHeadOnly = sheets.every(({ heads, rows }) => heads.length > 1 && rows.length === 0)
  return sheetsFile(of, sheets, [], isHeadOnly ? 'no words' : 'foreign', doubts)
}

/**
 * Puts an apostrophe before a cell that a spreadsheet would run as a formula, and before one that already
 * begins with such an apostrophe.
 */
const harmless = (cell: string) => (/^'*[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell)

const asMeant = (cell: string) => (/^'+[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell)
