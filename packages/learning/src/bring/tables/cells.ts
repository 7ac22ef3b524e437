import { normalise } from '@app/malayalam'
import { fieldText } from '../text/field-text.ts'
import type { Row } from './csv.ts'

/** What only markup has: an element that ends, a line break, an entity of a space, or a sound of a note. */
const markup =
  /<\/(?:b|i|u|s|em|strong|div|span|p|a|ul|ol|li|font|sub|sup|ruby|table|td|style)>|<br\s*\/?>|<(?:div|img|span|font)\s|&(?:nbsp|#\d{2,6}|#x[\da-f]{2,5}|[lr][sd]quo|lt|gt|amp);|\[sound:|\{\{c\d/i

/**
 * The cells of a table as text. They are read as HTML only if the file says so, or shows it somewhere; otherwise what
 * stands between `<` and `>` is text.
 */
export function cleanCells(rows: readonly Row[], html: boolean | undefined): Row[] {
  const isMarkup = html ?? rows.some(({ cells }) => cells.some((cell) => markup.test(cell)))
  const textOf = isMarkup ? fieldText : plainCell
  return rows.map(({ line, cells }) => ({ line, cells: cells.map(textOf) }))
}

const plainCell = (cell: string) =>
  normalise(cell)
    .toWellFormed()
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
