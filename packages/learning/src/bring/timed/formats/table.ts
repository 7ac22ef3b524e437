import { readCsv } from '../../tables/csv.ts'
import { clockOf } from './clock.ts'
import type { RawCue } from './raw-cue.ts'

const isStart = /^(?:start|begin|from|in|time ?code in|start[ _-]?time|time)\b/i
const isEnd = /^(?:end|to|out|stop|time ?code out|end[ _-]?time)\b/i
const isLength = /^(?:dur|duration|length)\b/i
const isText = /^(?:text|caption|subtitle|transcript|dialogue|line|content|sentence|translation|words?)s?\b/i
const isSpeaker = /^(?:speaker|voice|name|actor|character)\b/i

/** Far more decimals than this are no label of a sound editor. */
const label = /^-?\d{1,7}[.,]\d{1,9}\t-?\d{1,7}[.,]\d{1,9}\t/

/**
 * Reads a table with a start, an end and a text in each row, as Whisper, spreadsheets and sound editors write
 * them. Whole numbers of four digits and more are thousandths of a second. Undefined for another table.
 */
export function readTable(text: string, lines: readonly string[]): RawCue[] | undefined {
  const first = lines.find((line) => line.trim() !== '') ?? ''
  const isLabels = label.test(first)
  const separator = ['\t', ';', ','].find((one) => first.includes(one))
  if (separator === undefined) return undefined
  const names = isLabels
    ? ['start', 'end', 'text']
    : first.split(separator).map((name) => name.replace(/"/g, '').trim())
  const place = (wanted: RegExp) => names.findIndex((name) => wanted.test(name))
  const [start, end, length, said, speaker] = [isStart, isEnd, isLength, isText, isSpeaker].map(place)
  if (start === undefined || start < 0 || said === undefined || said < 0) return undefined

  const rows = readCsv(text, isLabels || separator === '\t' ? '\t' : separator)
  if ('endless' in rows) return undefined
  const cells = rows.slice(isLabels ? 0 : 1)
  const written = cells.map(({ cells }) => cells[start]?.trim() ?? '')
  if (written.length === 0 || written.some((cell) => cell !== '' && numberOf(cell) === undefined))
    return undefined
  const whole = cells.every(({ cells }) => /^\d*$/.test(`${cells[start]}${cells[end ?? -1] ?? ''}`.trim()))
  const unit =
    whole && cells.some(({ cells }) => (cells[end ?? -1] ?? cells[start] ?? '').length > 3) ? 1000 : 1
  return cells.flatMap(({ line, cells }): RawCue[] => {
    const from = numberOf(cells[start] ?? '')
    if (from === undefined) return []
    const to = numberOf(cells[end ?? -1] ?? '')
    const lasts = numberOf(cells[length ?? -1] ?? '')
    const until = to ?? (lasts === undefined ? undefined : from + lasts)
    const name = cells[speaker ?? -1]?.trim()
    return [
      {
        ...{ line, start: from / unit, end: until !== undefined && until > from ? until / unit : undefined },
        ...(name && { speaker: name }),
        text: (cells[said] ?? '').split(/\r\n|[\n\r]/),
      },
    ]
  })
}

function numberOf(cell: string): number | undefined {
  const text = cell.trim()
  if (text === '') return undefined
  const number = Number(text.replace(',', '.'))
  return Number.isFinite(number) ? number : clockOf(text)?.seconds
}
