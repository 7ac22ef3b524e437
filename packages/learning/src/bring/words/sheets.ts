import { isMalayalam, keyOf } from '@app/malayalam'
import { grades, longestThought, type ReviewRecord } from '../../review/review.ts'
import type { SavedWord } from '../../vocabulary/saved-word.ts'
import { type Columns, guessColumns } from '../tables/columns.ts'
import { isWordCell } from '../tables/fit.ts'
import { type Note, noteOf } from '../text/note.ts'
import {
  type LeftRow,
  longestMeaning,
  mostWordsRead,
  refused,
  soundWords,
  type WordsFile,
} from './read-words.ts'
import { leftRow, wordOfCells } from './word-of-cells.ts'

/**
 * A row of a table or a note of a collection, as text. `line` is its line in the file, or its number among the
 * notes; `key` is another for each row. `word` is there if we wrote the row. `gaps` has the first answer of each field
 * with gaps to fill in.
 */
export type SheetRow = {
  key: number
  line: number
  cells: readonly string[]
  word?: SavedWord | undefined
  gaps?: ReadonlyMap<number, string>
}

/**
 * Rows with the same columns: a table, or the notes of one type. `columns` is the guess of what they hold.
 * `fronts` says what the front of each card of a note shows. In an `own` sheet nobody has to say what is what.
 */
export type Sheet = {
  name: string
  heads: readonly string[]
  rows: readonly SheetRow[]
  columns: Columns
  fronts: readonly string[]
  own: boolean
}

/** A review in Anki of a row: when (milliseconds since 1970), of which card, its button and its time. */
export type SheetReview = { at: number; card: string; line: number; ord: number; ease: number; took: number }

/**
 * A file whose columns may be chosen by hand before its words are read. `skipped` counts the rows of sheets
 * without any Malayalam, which are not here. `doubts` are about how it was read.
 */
export type SheetsFile = {
  type: 'sheets'
  of: 'lines' | 'notes' | 'entries'
  sheets: readonly Sheet[]
  reviews: readonly SheetReview[]
  skipped: number
  doubts: readonly Note[]
}

export type WordFile = WordsFile | SheetsFile

/**
 * The words of a file by the chosen columns of its sheets, which are the guessed ones at first. `mended` has
 * the words that the learner wrote for rows that could not be taken, by their keys.
 */
export function wordsOfFile(
  file: WordFile,
  chosen?: readonly Columns[],
  mended: ReadonlyMap<number, string> = new Map(),
): WordsFile {
  if (file.type !== 'sheets') return file
  const found = new Map<number, { line: number; word: SavedWord; sheet: Sheet; columns: Columns }>()
  const left: LeftRow[] = []
  const cut: string[] = []
  let { skipped } = file
  for (const [place, sheet] of file.sheets.entries()) {
    const columns = chosen?.[place] ?? sheet.columns
    for (const row of sheet.rows) {
      const written = mended.get(row.key)
      const word =
        wordOfRow(sheet, row, columns, written) ??
        (file.of === 'notes' && columns === sheet.columns ? wordAnywhere(row) : undefined)
      if (word) found.set(row.key, { line: row.line, word, sheet, columns })
      if (found.size > mostWordsRead) return refused({ why: 'too many' })
      if (word && !row.word && (row.cells[columns.meaning ?? -1] ?? '').length > longestMeaning)
        cut.push(word.word)
      if (word) continue
      if (columns.word === undefined) skipped += 1
      else left.push(leftRow(row, written ?? row.cells[columns.word] ?? ''))
    }
  }
  const inOrder = [...found.values()].toSorted((one, other) => one.line - other.line)
  const byLine = new Map(inOrder.map((of) => [of.line, of]))
  const reviews = file.reviews.flatMap((review) => {
    const of = byLine.get(review.line)
    return of ? (recordOf(review, of.word, cardOf(of.sheet, of.columns, review.ord)) ?? []) : []
  })
  left.sort((one, other) => one.line - other.line)
  const words = inOrder.map(({ word }) => word)
  const doubts = [...file.doubts, ...noteOf('cut-meanings', cut)]
  return soundWords(words, { reviews, skipped, left, doubts })
}

/** The columns of a sheet in which most rows have something, and of which nothing is taken. */
export function columnsLeft({ heads, rows }: Sheet, columns: Columns): number[] {
  const taken = new Set(Object.values(columns))
  const many = rows.reduce((most, { cells }) => Math.max(most, cells.length), heads.length)
  return Array.from({ length: many }, (_, place) => place).filter(
    (place) =>
      !taken.has(place) && rows.filter(({ cells }) => (cells[place] ?? '') !== '').length >= rows.length / 2,
  )
}

function wordOfRow(
  { heads, columns: guessed }: Sheet,
  { cells, gaps, word }: SheetRow,
  columns: Columns,
  mended: string | undefined,
): SavedWord | undefined {
  if (mended !== undefined) return wordOfCells(cells, columns, heads, mended)
  if (word) return word
  if (columns.word === undefined) return undefined
  const gap = gaps?.get(columns.word)
  if (gap === undefined)
    return wordOfCells(cells, columns === guessed ? asTurned(cells, columns) : columns, heads)
  // In a sentence with gaps, the first answer is the word, and the sentence is where it was met.
  return wordOfCells(cells, { ...columns, sentence: columns.word }, heads, gap)
}

/** A row may have its word where the others have their meaning. */
function asTurned(cells: readonly string[], columns: Columns): Columns {
  const cell = (place: number | undefined) => cells[place ?? -1] ?? ''
  const { word, meaning } = columns
  if (word === undefined || meaning === undefined) return columns
  return isWordCell(cell(meaning)) && !isMalayalam(cell(word))
    ? { ...columns, word: meaning, meaning: word }
    : columns
}

/** Among notes of many kinds in one type, the word may be in another field of this one. */
function wordAnywhere({ cells }: SheetRow): SavedWord | undefined {
  return wordOfCells(cells, guessColumns([], [cells]))
}

/** A card whose front shows the word asks for its meaning; one that shows something else asks for the word. */
function cardOf({ heads, fronts }: Sheet, { word }: Columns, ord: number): 'read' | 'say' {
  const front = fronts[ord] ?? fronts[0] ?? ''
  const shown = [...front.matchAll(/\{\{(?:[^{}]*:)?\s*([^{}:#/^]+?)\s*\}\}/g)].map(([, name]) => name)
  const name = word === undefined ? undefined : heads[word]
  return shown.length === 0 || (name !== undefined && shown.includes(name)) ? 'read' : 'say'
}

/** The id is that of the review in Anki, so that the same file may be brought twice. */
function recordOf(review: SheetReview, { word }: SavedWord, card: 'read' | 'say'): ReviewRecord | undefined {
  const grade = grades[review.ease - 1]
  const { at } = review
  if (!grade || !Number.isSafeInteger(at) || at < 0 || at > 253_402_214_400_000) return undefined
  const hex = (number: number) => Math.abs(Math.trunc(number)).toString(16).padStart(12, '0').slice(-12)
  const took = Math.min(Math.max(Math.trunc(review.took) || 0, 0), longestThought)
  return { id: hex(at) + hex(Number(review.card) || 0), review: { word: keyOf(word), card, grade, at, took } }
}

/**
 * A file of these sheets, without those that have no Malayalam. Refused for the given reason if all are
 * without, and if it has more words than a learner can have.
 */
export function sheetsFile(
  of: SheetsFile['of'],
  all: readonly Sheet[],
  reviews: readonly SheetReview[],
  without: 'foreign' | 'no words',
  doubts: readonly Note[] = [],
): WordFile {
  const sheets = all.filter(({ rows, own }) => own || rows.some(({ cells }) => cells.some(isMalayalam)))
  const many = (some: readonly Sheet[]) => some.reduce((sum, { rows }) => sum + rows.length, 0)
  if (many(sheets) === 0) return refused({ why: without })
  const file: SheetsFile = { type: 'sheets', of, sheets, reviews, skipped: many(all) - many(sheets), doubts }
  const read = wordsOfFile(file)
  return read.type === 'refused' && read.refusal.why === 'too many' ? read : file
}
