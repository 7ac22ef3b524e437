import { fieldText } from '../text/field-text.ts'
import { type CsvRow, readCsv } from './csv.ts'
import { kindOfName } from './guess-columns.ts'
import { mendRows } from './mend-rows.ts'

/** A table of words as it was read: the heads of its columns, if it has some, and its rows as text. */
export type WordTable = { heads: readonly string[]; rows: readonly CsvRow[] } | { endless: number }

const separatorNames: Readonly<Record<string, string>> = {
  ...{ tab: '\t', comma: ',', semicolon: ';', pipe: '|', colon: ':', space: ' ' },
}
const signs = ['\t', ';', ',', '|']
/** Lists that people write, and those that other programs write when asked for a sign of one's own. */
const spaced = /^(?<word>[^\t]*?\S)\s*(?:\s[-–—=:→|]\s|[=→]|:\s)\s*(?<meaning>\S.*)$/u

/** Names of columns that do not say what is in them. */
const side = /^(?:front|back|question|answer|side [12ab])$/i

/** Nobody writes a longer line with a dash between a word and its meaning. */
const isSpaced = (line: string) => line.length <= 1000 && spaced.test(line)

/**
 * Reads a table that a spreadsheet, Anki, Quizlet, Lute, LWT or a person wrote. What stands between its cells
 * is said by the file, or found in it. Markup and line breaks within a cell are no part of its text.
 */
export function readWordTable(text: string): WordTable {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/)
  const told = headersOf(lines)
  const body = onLines(lines.slice(told.many))
  const separator = told.separator ?? separatorOf(body)
  const read = separator === undefined ? spacedRows(body) : readCsv(body.join('\n'), separator)
  if ('endless' in read) return { endless: read.endless + told.many }
  const mended = separator === undefined || told.heads ? read : mendRows(read, separator)
  const rows = mended
    .map(({ line, cells }) => ({
      line: line + told.many,
      cells: cells.map(fieldText).map((cell, place) => (told.others.has(place) ? '' : cell)),
    }))
    .filter(({ cells }) => cells.some((cell) => cell !== '' && !rule.test(cell)))
  if (told.heads) return { heads: told.heads, rows }
  const [first, ...others] = rows
  const isHead =
    first?.cells.some((cell) => (kindOfName(cell) ?? side.exec(cell)) && cell.length < 40) ?? false
  const named = first?.cells.filter((cell) => kindOfName(cell) !== undefined).length ?? 0
  return isHead && (named > 1 || !/\p{Script=Malayalam}/u.test(first?.cells.join('') ?? ''))
    ? { heads: first?.cells ?? [], rows: others }
    : { heads: [], rows }
}

/** What stands below the heads of a table in a note. */
const rule = /^:?-{3,}:?$/

/** Some lists have all their words on one line, with semicolons between them. */
function onLines(lines: readonly string[]): readonly string[] {
  const [line = '', ...others] = lines.filter((line) => line.trim() !== '')
  const parts = line.split(/;\s*/).filter(Boolean)
  return others.length === 0 && parts.length > 1 && parts.every(isSpaced) ? parts : lines
}

/** The lines at the top of Anki's text files, and Excel's own for the separator. */
function headersOf(lines: readonly string[]) {
  const others = new Set<number>()
  let many = 0
  let separator: string | undefined
  let heads: string[] | undefined
  for (const line of lines) {
    const sep = /^"?sep=(.)"?\s*$/i.exec(line)?.[1]
    const { key, value = '' } = /^#(?<key>[a-z ]+):(?<value>.*)$/i.exec(line)?.groups ?? {}
    if (sep === undefined && key === undefined) break
    many++
    if (sep !== undefined) separator = sep
    if (key === 'separator') separator = separatorNames[value.trim().toLowerCase()] ?? value.charAt(0)
    // Where a note is kept is no word of it.
    if (key?.endsWith(' column')) others.add(Number(value) - 1)
    if (key === 'columns') heads = value.split(separator ?? '\t')
  }
  return { many, others, separator, heads }
}

/** The sign that parts most lines into the same number of cells. */
function separatorOf(lines: readonly string[]): string | undefined {
  const sample = lines.filter((line) => line.trim() !== '').slice(0, 50)
  const found = signs.map((sign) => {
    const counts = sample.map((line) => line.replace(/"[^"]*"|&#?\w{1,10};/g, '').split(sign).length)
    const most = counts.toSorted((one, other) => one - other)[Math.floor(counts.length / 2)] ?? 1
    const same = counts.filter((count) => count === most).length
    return { sign, score: most > 1 ? same : 0 }
  })
  const best = found.toSorted((one, other) => other.score - one.score)[0]
  if (best && best.score > sample.length / 2) {
    const isList = best.sign === ',' && sample.filter((line) => isSpaced(line)).length > best.score
    return isList ? undefined : best.sign
  }
  const first = sample[0] ?? ''
  return sample.filter((line) => isSpaced(line)).length > sample.length / 2
    ? undefined
    : (signs.find((sign) => first.includes(sign)) ?? ',')
}

const spacedRows = (lines: readonly string[]): CsvRow[] =>
  lines.flatMap((line, place) => {
    if (line.trim() === '') return []
    const { word, meaning } = (isSpaced(line) && spaced.exec(line)?.groups) || {}
    return [{ line: place + 1, cells: word === undefined ? [line] : [word, meaning ?? ''] }]
  })
