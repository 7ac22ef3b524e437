import { isMalayalam, runs } from '@app/malayalam'
import { type Quotations, type Row, readCsv } from './csv.ts'
import { mendRows } from './mend-rows.ts'

/** One way to part a text into rows of cells. */
export type Way = (lines: readonly string[]) => readonly Row[] | undefined

/** Between cells of a file that a program wrote. */
const separators = ['\t', ';', '|', ',']

/** Between a word and its meaning in lists that people write, the clearest first. */
const signs = [
  /\s*:{2,3}\s*/,
  /\s*(?:={2,3}|[-=]>|<[-=]>|[→⇒↔⟶➔➜])\s*/,
  /\s+[-‐–—−~]{1,3}\s+|\s*[–—]\s+/,
  /\s*=\s*/,
  /\s*:\s+|\s+:\s*/,
  /\s{2,}/,
  /\s+\/\s+/,
  // The meaning in brackets.
  /\s*[([]\s*(?=[^\u0D00-\u0D7F()[\]]*[)\]]\s*$)|\s*[)\]]\s*$/u,
]

/** Nobody writes a longer line with a sign between a word and its meaning. */
const longestLine = 1000

/** Every way, the more usual ones first: of two that fit as well, the first is taken. */
export function waysOf(told: string | undefined): Way[] {
  if (told !== undefined) return [separated(told, 'always'), separated(told, 'closed')]
  return [
    ...[/;\s*/, /,\s*/].flatMap((between) => signs.map((sign) => onOneLine(between, sign))),
    ...separators.flatMap((sign) => [separated(sign, 'always'), separated(sign, 'closed')]),
    ...signs.map(spaced),
    labelled,
    stacked,
    byScript,
  ]
}

/** The sign between the cells of a file that says it. */
function separated(sign: string, quotations: Quotations): Way {
  return (lines) => {
    if (!lines.some((line) => line.includes(sign))) return undefined
    const text = lines.map(prepared[sign] ?? ((line) => line)).join('\n')
    // Between tabs a mark is often only a mark, so a quotation must be closed there.
    const rows = readCsv(text, sign, sign === '\t' ? 'closed' : quotations)
    if ('endless' in rows) return undefined
    const written = quotations === 'closed' && sign !== '\t' ? rows.map(withoutStrayMarks) : rows
    return mendRows(sign === ';' ? written.map(withEntities) : written, sign)
  }
}

/** Stands for the semicolon of an entity until the cells are parted. It is no letter of any text. */
const entityEnd = '\uE001'
const prepared: Readonly<Record<string, (line: string) => string>> = {
  '|': (line) => line.replace(/^\s*\||\|\s*$/g, ''),
  ';': (line) => line.replace(/(&#?\w{1,10});/g, `$1${entityEnd}`),
}
const withEntities = ({ line, cells }: Row): Row => ({
  line,
  cells: cells.map((cell) => cell.replaceAll(entityEnd, ';')),
})

/** A mark that begins a cell and does not end, or ends one and did not begin. */
const withoutStrayMarks = ({ line, cells }: Row): Row => ({
  line,
  cells: cells.map((cell) => ((cell.match(/"/g) ?? []).length === 1 ? cell.replace(/^"|"$/, '') : cell)),
})

function spaced(sign: RegExp): Way {
  return (lines) => {
    const rows = lines.flatMap((line, place) =>
      line.trim() === '' ? [] : [{ line: place + 1, cells: cut(line.trim(), sign) }],
    )
    const counts = rows.map(({ cells }) => cells.length).toSorted((one, other) => one - other)
    if ((counts[Math.floor(counts.length / 2)] ?? 0) > 2) return rows
    // Most lines have the sign once: where it stands more often, it is part of the meaning.
    return rows.map(({ line, cells }) => ({
      line,
      cells: cells.length > 2 ? cutOnce((lines[line - 1] ?? '').trim(), sign) : cells,
    }))
  }
}

const cut = (line: string, sign: RegExp) =>
  line.length > longestLine ? [line] : line.split(sign).filter((cell, place) => cell !== '' || place === 0)

function cutOnce(line: string, sign: RegExp): string[] {
  const found = [...line.matchAll(new RegExp(sign, `${sign.flags}g`))]
  const [first, last] = [found[0], found.at(-1)]
  if (!first || !last) return [line]
  const isLast = isMalayalam(line.slice(last.index)) && !isMalayalam(line.slice(0, first.index))
  const { index, 0: written } = isLast ? last : first
  return [line.slice(0, index), line.slice(index + written.length)]
}

/** Some lists have all their words on one line. */
function onOneLine(between: RegExp, sign: RegExp): Way {
  return (lines) => {
    const [at, ...others] = lines.flatMap((line, place) => (line.trim() === '' ? [] : [place]))
    if (at === undefined || others.length > 0) return undefined
    const parts = (lines[at] ?? '').split(between).filter((part) => part.trim() !== '')
    return parts.length < 2 ? undefined : parts.map((part) => ({ line: at + 1, cells: cut(part, sign) }))
  }
}

/** A word and its meaning with nothing between them but a space and another script. */
const byScript: Way = (lines) =>
  lines.flatMap((line, place) => {
    if (line.trim() === '') return []
    const parts = line.length > longestLine ? [] : runs(line.trim()).map(({ text }) => text)
    const isPair =
      parts.length === 2 &&
      (/^\s+[\p{L}\p{N}]/u.test(parts[1] ?? '') || /[\p{L}\p{N}]\s+$/u.test(parts[0] ?? ''))
    return [{ line: place + 1, cells: isPair ? parts : [line] }]
  })

const label = /^\s*(?<name>\p{L}[\p{L}\p{M}\p{N} ]{0,24}?)\s*[:：]\s*(?<text>.*)$/u
/** Nobody writes more of a word than this. */
const mostLabels = 8

/** Each cell on a line of its own, with its name before it: "Q: മഴ", "A: rain". */
const labelled: Way = (lines) => {
  const found = lines.flatMap((line, place) => {
    const { name, text = '' } = label.exec(line)?.groups ?? {}
    return name === undefined ? [] : [{ name, text, line: place + 1 }]
  })
  const names = [...new Set(found.map(({ name }) => name))]
  const written = lines.filter((line) => line.trim() !== '').length
  if (found.length < written * 0.9 || found.length < 4 || names.length < 2 || names.length > mostLabels)
    return undefined
  const rows: Row[] = []
  for (const { name, text, line } of found) {
    if (name === names[0] || rows.length === 0) rows.push({ line, cells: names.map(() => '') })
    const cells = rows.at(-1)?.cells
    if (cells) cells[names.indexOf(name)] = text
  }
  return [{ line: found[0]?.line ?? 1, cells: names }, ...rows]
}

/** Each cell on a line of its own, in groups with a blank line between them, or a word and a meaning by turns. */
const stacked: Way = (lines) => {
  const written = lines.flatMap((text, place) => (text.trim() === '' ? [] : [{ text, line: place + 1 }]))
  const groups: { text: string; line: number }[][] = []
  for (const one of written)
    if (groups.length > 0 && lines[one.line - 2]?.trim() !== '') groups.at(-1)?.push(one)
    else groups.push([one])
  const size = groups[0]?.length ?? 0
  const isGrouped =
    groups.length > 1 && size > 1 && size <= 5 && groups.every((group) => group.length === size)
  const rows = isGrouped ? groups : pairsOf(written)
  return rows?.map((cells) => ({ line: cells[0]?.line ?? 1, cells: cells.map(({ text }) => text.trim()) }))
}

/** Undefined if the lines are not in Malayalam and in something else by turns. */
function pairsOf<Line extends { text: string }>(lines: readonly Line[]): Line[][] | undefined {
  const first = isMalayalam(lines[0]?.text ?? '')
  if (lines.length < 2 || lines.length % 2 === 1) return undefined
  if (lines.some(({ text }, place) => isMalayalam(text) !== (first === (place % 2 === 0)))) return undefined
  return lines.flatMap((_, place) => (place % 2 === 0 ? [lines.slice(place, place + 2)] : []))
}
