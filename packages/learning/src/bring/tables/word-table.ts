import { isMalayalam } from '@app/malayalam'
import { cleanCells } from './cells.ts'
import type { Row } from './csv.ts'
import { fitOfRows } from './fit.ts'
import { isName, kindOfName } from './names.ts'
import { waysOf } from './ways.ts'

/**
 * A table as it was read: the names of its columns, if it has some, and its rows as text. `fit` says how well it is
 * parted into words and their meanings, from 0 to 1.
 */
export type WordTable = { heads: readonly string[]; rows: readonly Row[]; fit: number }

/** So many lines tell how a text is parted. */
const looked = 80

/**
 * Reads the table in a text: one that a program wrote, or a list of a person. Every way to part it is tried, and the
 * one is taken that gives most rows a word in Malayalam and a meaning.
 */
export function readWordTable(text: string): WordTable {
  const all = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/)
  const told = headersOf(all)
  const lines = withoutItemSigns(all.slice(told.many))
  const ways = waysOf(told.separator)
  const sample = lines.filter((line) => line.trim() !== '').slice(0, looked)
  const fits = ways.map((way) => fitOfRows(cleanCells(way(sample) ?? [], told.html)))
  const [best] = fits.map((fit, place) => ({ fit, place })).toSorted((one, other) => other.fit - one.fit)
  const rows =
    (best && ways[best.place]?.(lines)) ?? lines.map((line, place) => ({ line: place + 1, cells: [line] }))
  const cells = cleanCells(
    rows.map(({ line, cells }) => ({
      line: line + told.many,
      cells: cells.map((cell, place) => (told.others.has(place) ? '' : cell)),
    })),
    told.html,
  )
  return { ...tableOf(cells, told.heads), fit: best?.fit ?? 0 }
}

/** The table of rows that are already parted: of a spreadsheet, a page or a list in JSON. */
export function tableOf(rows: readonly Row[], heads?: readonly string[]): WordTable {
  const written = rows.filter(({ cells }) =>
    cells.some((cell) => cell.trim() !== '' && !rule.test(cell.trim())),
  )
  const [first, ...others] = written
  const named = heads ?? (first && isHead(first, others) ? first.cells : [])
  const below = heads === undefined && named.length > 0 ? others : written
  return { heads: named, rows: below, fit: fitOfRows(below.slice(0, looked)) }
}

/** What stands below the heads of a table in a note. */
const rule = /^:?-{3,}:?$/

/**
 * Whether a row has the names of the columns. Where every row has the same word in a column, as in the lists of a
 * translator, that word names the language of the row.
 */
function isHead({ cells }: Row, others: readonly Row[]): boolean {
  const names = cells.flatMap((cell, place) => (isName(cell) ? [{ cell, place }] : []))
  const again = ({ cell, place }: { cell: string; place: number }) =>
    others.filter(({ cells }) => cells[place] === cell).length
  // A word beside names is a word, and its row none of heads.
  if (cells.some((cell) => isMalayalam(cell) && !isName(cell))) return false
  if (names.length === 0 || (others.length > 0 && names.some((name) => again(name) > others.length / 2)))
    return false
  const kinds = names.filter(({ cell }) => kindOfName(cell) !== undefined)
  return kinds.length > 1 || !isMalayalam(cells.join(''))
}

const separatorNames: Readonly<Record<string, string>> = {
  ...{ tab: '\t', comma: ',', semicolon: ';', pipe: '|', colon: ':', space: ' ' },
}

/** The lines at the top of Anki's text files, and Excel's own for the separator. */
function headersOf(lines: readonly string[]) {
  const others = new Set<number>()
  let many = 0
  let html: boolean | undefined
  let separator: string | undefined
  let heads: string[] | undefined
  for (const line of lines) {
    const sep = /^"?sep=(.)"?\s*$/i.exec(line)?.[1]
    const { key, value = '' } = /^#(?<key>[a-z ]+):(?<value>.*)$/i.exec(line)?.groups ?? {}
    if (sep === undefined && key === undefined) break
    many++
    if (sep !== undefined) separator = sep
    if (key === 'separator') separator = separatorNames[value.trim().toLowerCase()] ?? value.charAt(0)
    if (key === 'html') html = value.trim() === 'true'
    // Where a note is kept is no word of it.
    if (key?.endsWith(' column')) others.add(Number(value) - 1)
    if (key === 'columns') heads = value.split(separator ?? '\t')
  }
  return { many, others, separator, heads, html }
}

/** The number or the sign of an item of a list. */
export const itemSign = /^\s*(?:[-–—*•·▪◦‣]|\(?\d{1,4}[.):])\s+(?:\[[ x]\]\s+)?/u

/** The lines of a list without the signs of its items, if most have one. */
function withoutItemSigns(lines: readonly string[]): readonly string[] {
  const written = lines.filter((line) => line.trim() !== '')
  const many = written.filter((line) => itemSign.test(line)).length
  return many > written.length / 2 ? lines.map((line) => line.replace(itemSign, '')) : lines
}
