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

/** Without it spreadsheets take the file for one of an older alphabet. */
const byteOrderMark = '\uFEFF'

/** The words as a table that spreadsheets open: a head, and a row for each. */
export function writeWordsCsv(words: readonly SavedWord[]): string {
  const rows = words.map((word) => {
    const texts = textsOfWord(word)
    return wordColumns.map((column) => harmless(texts[column]))
  })
  return byteOrderMark + writeCsv([wordColumns, ...rows])
}

/** Reads such a table, also with columns in another order or missing, and with semicolons or tabs between them. */
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

/** A cell that a spreadsheet would run as a formula is kept from it by an apostrophe; so is one that has such an apostrophe already. */
const harmless = (cell: string) => (/^'*[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell)

const asMeant = (cell: string | undefined) => (cell && /^'+[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell)
