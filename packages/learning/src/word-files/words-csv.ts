import type { SavedWord } from '../vocabulary/saved-word.ts'
import { readCsv, writeCsv } from './csv.ts'
import { guessColumns } from './guess-columns.ts'
import {
  type LeftRow,
  refused,
  soundWords,
  textsOfWord,
  type WordColumn,
  type WordsFile,
  wordColumns,
  wordOfTexts,
} from './read-words.ts'
import { leftRow, wordOfCells } from './word-of-cells.ts'
import { readWordTable } from './word-table.ts'

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
 * Reads a table of words: our own, or any other, whose columns are guessed. A row that is no word is left out
 * and told by its line; the others are taken.
 */
export function readWordsCsv(text: string): WordsFile {
  const table = readWordTable(text)
  if ('endless' in table) return refused({ why: 'quotation', line: table.endless })
  const words: SavedWord[] = []
  const left: LeftRow[] = []
  const own = ownTexts(text)
  const columns = guessColumns(
    table.heads,
    table.rows.map(({ cells }) => cells),
  )
  if (!own && (columns.word === undefined || table.rows.length === 0))
    return refused({ why: table.heads.length > 1 && table.rows.length === 0 ? 'no words' : 'foreign' })

  for (const { line, cells: written } of table.rows) {
    const cells = written.map(asMeant)
    const word = own
      ? (own.get(line) ?? wordOfCells(cells, ownColumns, table.heads))
      : wordOfCells(cells, columns, table.heads)
    if (word) words.push(word)
    else left.push(leftRow(line, cells, own ? 0 : columns.word))
  }
  return words.length === 0 && left.length > 0 && !own
    ? refused({ why: 'no words' })
    : soundWords(words, [], 0, left)
}

const ownColumns = Object.fromEntries(wordColumns.slice(0, 5).map((column, place) => [column, place]))

/** The words of a table of ours, just as they were written, by their lines. Undefined for another table. */
function ownTexts(text: string): Map<number, SavedWord> | undefined {
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
