import type { Row } from './csv.ts'
import { isWordCell } from './fit.ts'
import { kindOfName } from './names.ts'
import type { WordTable } from './word-table.ts'

/** Columns of words are about as wide as each other; a sentence is wider. */
const widest = 1.6

/**
 * Two or more tables that stand beside each other, as one below the other. `beside` is how many there were.
 */
export function oneBelowTheOther({ heads, rows, fit }: WordTable): WordTable & { beside: number } {
  const many = rows.reduce((most, { cells }) => Math.max(most, cells.length), heads.length)
  const columns = Array.from({ length: many }, (_, place) => {
    const cells = rows.map(({ cells }) => cells[place] ?? '').filter((cell) => cell !== '')
    const words = cells.filter(isWordCell).length
    const letters = cells.reduce((sum, cell) => sum + cell.length, 0) / Math.max(cells.length, 1)
    return { place, filled: cells.length, isWord: cells.length > 0 && words >= cells.length * 0.8, letters }
  }).filter(({ filled }) => filled > 0)
  const ofWords = columns.filter(({ isWord }) => isWord)
  const width = columns.length / ofWords.length
  const letters = ofWords.map(({ letters }) => letters)
  const names = new Set(ofWords.map(({ place }) => kindOfName(heads[place] ?? '')))
  const first = columns.findIndex(({ isWord }) => isWord)
  const isBeside =
    ofWords.length > 1 &&
    Number.isInteger(width) &&
    columns.every(({ isWord }, at) => isWord === (at % width === first)) &&
    Math.max(...letters) <= Math.min(...letters) * widest &&
    names.size === 1 &&
    !names.has('sentence') &&
    // Without meanings, and with names of their own, they are forms of one word.
    (width > 1 || heads.length === 0)
  if (!isBeside) return { heads, rows, fit, beside: 1 }
  const parts = ofWords.map((_, at) => columns.slice(at * width, (at + 1) * width).map(({ place }) => place))
  const below = parts.flatMap((places) =>
    rows.flatMap(({ line, cells }): Row[] => {
      const own = places.map((place) => cells[place] ?? '')
      return own.some(Boolean) ? [{ line, cells: own }] : []
    }),
  )
  return { heads: parts[0]?.map((place) => heads[place] ?? '') ?? [], rows: below, fit, beside: parts.length }
}
