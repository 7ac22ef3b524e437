import { isMalayalam } from '@app/malayalam'
import type { Row } from './csv.ts'
import { isName } from './names.ts'

/** Letters that a word of Malayalam has only in brackets behind it: how it sounds, or an explanation. */
const foreign = /(?!\p{Script=Malayalam})\p{L}/u
/** Letters, digits, money and pictures say something. Marks alone say nothing. */
const says = /[\p{L}\p{N}\p{Sc}\p{So}]/u
const brackets = /[([{][^()[\]{}]*[)\]}]/g

/** A cell with a word or a sentence of Malayalam and nothing else, apart from what stands in brackets. */
export const isWordCell = (cell: string): boolean =>
  isMalayalam(cell) && !foreign.test(cell.replace(brackets, ' '))

/**
 * How well a row is parted: whether it has one cell in Malayalam and one meaning, in any script, in digits or as a
 * picture. From 0 to 1.
 */
function fitOf(cells: readonly string[]): number {
  let [words, mixed, meanings] = [0, 0, 0]
  for (const cell of cells) {
    if (!says.test(cell)) continue
    if (!isMalayalam(cell)) meanings++
    else if (isWordCell(cell)) words++
    else mixed++
  }
  if (words === 0) return mixed > 0 && meanings > 0 ? 0.2 : 0
  if (meanings === 0) return mixed > 0 ? 0.2 : 0.3
  return mixed > 0 ? 0.8 : words > 1 ? 0.95 : 1
}

/** How well the rows of a table are parted: the better, the more rows have a word and a meaning. */
export function fitOfRows(all: readonly Row[]): number {
  const heads = all[0]?.cells.filter(isName).length ?? 0
  const rows = heads > 1 && all.length > 1 ? all.slice(1) : all
  if (rows.length === 0) return 0
  const counts = new Map<number, number>()
  for (const { cells } of rows) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1)
  const even = Math.max(...counts.values()) / rows.length
  const fit = rows.reduce((sum, { cells }) => sum + fitOf(cells), 0) / rows.length
  // Where no row has a word, a table may still have several columns.
  return fit === 0 ? (rows[0]?.cells.length ?? 0) / 1e6 : fit + even / 50
}
