import type { SavedWord } from '../vocabulary/saved-word.ts'
import { readCsv, writeCsv } from './csv.ts'
import {
  refused,
  soundWords,
  textsOfWord,
  type WordColumn,
  type WordsFile,
  wordColumns,
  wordOfTexts,
} from './read-words.ts'

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
 * Reads a table of words. Columns may be in another order or missing, and separated by semicolons or tabs.
 */
export function readWordsCsv(text: string): WordsFile {
  const clean = text.replace(/^\uFEFF/, '')
  const [head = ''] = clean.split(/\r?\n/, 1)
  const separator = [',', ';', '\t'].find((one) => head.includes(one)) ?? ','
  const rows = readCsv(clean, separator)
  if ('endless' in rows) return refused({ why: 'quotation', line: rows.endless })
  const [names, ...others] = rows
  const columns = names?.cells.map((name) => name.trim().toLowerCase()) ?? []
  const place = (column: WordColumn) => columns.indexOf(column)
  if (place('word') < 0 || place('meaning') < 0) return refused({ why: 'foreign' })

  const words: SavedWord[] = []
  for (const { line, cells } of others) {
    const texts = Object.fromEntries(wordColumns.map((column) => [column, asMeant(cells[place(column)])]))
    const word = wordOfTexts(texts)
    if (!word) return refused({ why: 'line', line })
    words.push(word)
  }
  return soundWords(words)
}

/**
 * Puts an apostrophe before a cell that a spreadsheet would run as a formula, and before one that already
 * begins with such an apostrophe.
 */
const harmless = (cell: string) => (/^'*[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell)

const asMeant = (cell: string | undefined) => (cell && /^'+[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell)
