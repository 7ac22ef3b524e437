import { parseJsonEntries } from '../../../parse-json.ts'
import { clockOf } from './clock.ts'
import type { RawCue } from './raw-cue.ts'

const startNames = [
  'start',
  'startTime',
  'start_time',
  'begin',
  'from',
  'offset',
  't',
  'startSeconds',
  'time',
]
const startMsNames = ['tStartMs', 'startMs', 'start_ms', 'startTimeMs', 'offsetMs']
const endNames = ['end', 'endTime', 'end_time', 'to', 'stop', 'endSeconds']
const endMsNames = ['endMs', 'end_ms', 'endTimeMs']
const lengthNames = ['duration', 'dur', 'd']
const lengthMsNames = ['dDurationMs', 'durationMs', 'duration_ms']
const textNames = [
  'text',
  'content',
  'line',
  'caption',
  'transcript',
  'sentence',
  'utf8',
  'body',
  'snippet',
  'word',
]

/** Deeper than this, no program nests its captions. */
const deepest = 8

/** The most lists that are compared. */
const mostLists = 5000

type Entry = { start: number; end: number | undefined; text: string; speaker?: string }

/**
 * Reads captions in JSON: of YouTube (json3), of Whisper and its relatives, and any list of entries with a
 * start and a text. Undefined if this is no JSON, or no such list is in it. JSON has no lines, so the number
 * of the entry is given.
 */
export function readJson(text: string): RawCue[] | undefined {
  const read = parseJsonEntries(text)
  if (read === undefined) return undefined
  const lists: Entry[][] = []
  collect(read, lists, 0)
  const chosen = best(lists)
  if (!chosen) return undefined
  const unit = isThousandths(chosen) ? 1000 : 1
  return chosen.map(({ start, end, text, speaker }, place) => ({
    ...{
      line: place + 1,
      start: start / unit,
      end: end !== undefined && end > start ? end / unit : undefined,
    },
    ...(speaker && { speaker }),
    text: text.split('\n'),
  }))
}

function collect(value: unknown, lists: Entry[][], depth: number) {
  if (typeof value !== 'object' || value === null || depth > deepest || lists.length > mostLists) return
  if (Array.isArray(value)) {
    const entries = value.flatMap((one: unknown) => entryOf(one) ?? [])
    if (entries.length > 0 && entries.length >= value.length / 2) lists.push(entries)
  }
  for (const one of Object.values(value)) collect(one, lists, depth + 1)
}

/** Most text, in the fewest entries: sentences and not their words. */
function best(lists: readonly Entry[][]): Entry[] | undefined {
  const sizes = lists.map((list) => list.reduce((sum, { text }) => sum + text.replace(/\s/g, '').length, 0))
  const most = sizes.reduce((one, other) => Math.max(one, other), 0)
  const whole = lists.filter((_, place) => (sizes[place] ?? 0) >= most / 2)
  return whole.toSorted((one, other) => one.length - other.length)[0]
}

function entryOf(value: unknown): Entry | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const of: Record<string, unknown> = Object.fromEntries(Object.entries(value))
  if (of.aAppend) return undefined
  const text = textOf(of)
  const [start, end] = timesOf(of)
  if (text === undefined || start === undefined) return undefined
  const { speaker } = of
  return { start, end, text, ...(typeof speaker === 'string' && { speaker }) }
}

function textOf(of: Record<string, unknown>): string | undefined {
  if (Array.isArray(of.segs)) return of.segs.map((seg: unknown) => String(Object(seg).utf8 ?? '')).join('')
  if (Array.isArray(of.lines) && of.lines.every((line) => typeof line === 'string'))
    return of.lines.join('\n')
  return textNames.map((name) => of[name]).find((found) => typeof found === 'string')
}

function timesOf(of: Record<string, unknown>): [number | undefined, number | undefined] {
  const offsets: Record<string, unknown> = Object(of.offsets)
  if (typeof offsets.from === 'number') return [offsets.from / 1000, number(offsets, ['to'], 1000)]
  const pair = Array.isArray(of.timestamp)
    ? of.timestamp
    : Array.isArray(of.timestamps)
      ? of.timestamps
      : undefined
  if (pair) return [secondsOf(pair[0]), secondsOf(pair[1])]
  const start = number(of, startNames, 1) ?? number(of, startMsNames, 1000)
  const end = number(of, endNames, 1) ?? number(of, endMsNames, 1000)
  if (end !== undefined || start === undefined) return [start, end]
  const length = number(of, lengthNames, 1) ?? number(of, lengthMsNames, 1000)
  return [start, length === undefined ? undefined : start + length]
}

function number(of: Record<string, unknown>, names: readonly string[], unit: number): number | undefined {
  for (const name of names) {
    const found = secondsOf(of[name])
    if (found !== undefined) return found / unit
  }
  return undefined
}

function secondsOf(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined
  if (typeof value !== 'string' || value.trim() === '') return undefined
  const number = Number(value)
  return Number.isFinite(number) ? number : clockOf(value)?.seconds
}

/** Whole numbers in which a caption would last more than two minutes are thousandths of a second. */
function isThousandths(entries: readonly Entry[]): boolean {
  if (!entries.every(({ start, end }) => Number.isInteger(start) && Number.isInteger(end ?? 0))) return false
  const lengths = entries.flatMap(({ start, end }, place) => {
    const until = end ?? entries[place + 1]?.start
    return until === undefined ? [] : [until - start]
  })
  const middle = lengths.toSorted((one, other) => one - other)[Math.floor(lengths.length / 2)] ?? 0
  return middle > 120
}
