import { decodeEntities } from '../../text/decode-entities.ts'
import { type Piece, piecesOf } from '../../text/xml-pieces.ts'
import { clockOf } from './clock.ts'
import type { RawCue } from './raw-cue.ts'
import { readSami } from './sami.ts'

const root =
  /^\s*(?:<\?xml[^<>]*>\s*|<![^<>]*>\s*)*<(?:[\w-]+:)?(?<name>tt|sami|transcript|timedtext|transcript_list|window|subtitles?|captions?|root)(?=[\s>])/im

/** The root of a file may stand below a few other lines. */
const longestHead = 5000

/**
 * Reads captions in XML: TTML with its relatives, YouTube's (srv1 to srv3), SAMI, RealText, and any other in
 * which elements have a time to begin. Undefined for another text.
 */
export function readXml(text: string): RawCue[] | undefined {
  const name = root.exec(text.slice(0, longestHead))?.groups?.name?.toLowerCase()
  if (!name) return undefined
  const pieces = piecesOf(text)
  const cues = name === 'sami' ? readSami(pieces) : readElements(pieces)
  return cues.length > 0 || ['tt', 'sami', 'transcript', 'timedtext'].includes(name) ? cues : undefined
}

type Element = { name: string; begins: number; ends: number | undefined; cue: OpenCue | undefined }
type OpenCue = { line: number; start: number; end: number | undefined; text: string; speaker?: string }

function readElements(pieces: readonly Piece[]): RawCue[] {
  const rates = ratesOf(pieces)
  const open: Element[] = []
  const cues: OpenCue[] = []
  let about: string | undefined
  for (const piece of pieces) {
    const cue = open.at(-1)?.cue
    if (about !== undefined) {
      if (piece.kind === 'close' && piece.name === about) about = undefined
    } else if (piece.kind === 'open' && !piece.empty && notSaid.has(piece.name)) about = piece.name
    else if (piece.kind === 'text') {
      if (cue) cue.text += decodeEntities(piece.text)
    } else if (piece.name === 'br') {
      if (cue) cue.text += '\n'
    } else if (piece.kind === 'close') closeElement(open, piece.name)
    else if (piece.name === 'time') openTime(open, cues, piece, rates)
    else {
      const element = elementOf(piece, open.at(-1), rates)
      if (element.cue && element.cue !== cue) cues.push(element.cue)
      if (!piece.empty) open.push(element)
    }
  }
  return appended(cues).map(({ text, ...cue }) => ({ ...cue, text: linesOf(text) }))
}

/** What is said about a caption, and is no text of it. */
const notSaid = new Set(['metadata', 'desc', 'title', 'copyright', 'itunesmetadata', 'songwriters'])

function closeElement(open: Element[], name: string) {
  const at = open.findLastIndex((element) => element.name === name)
  if (at >= 0) open.splice(at)
}

/** RealText writes a time before each text, and none after it. */
function openTime(open: Element[], cues: OpenCue[], piece: Extract<Piece, { kind: 'open' }>, rates: Rates) {
  const start = timeOf(piece.attributes.begin, rates)
  if (start === undefined) return
  const last = cues.at(-1)
  if (last && last.end === undefined) last.end = start
  const cue: OpenCue = { line: piece.line, start, end: timeOf(piece.attributes.end, rates), text: '' }
  cues.push(cue)
  closeElement(open, 'time')
  open.push({ name: 'time', begins: 0, ends: undefined, cue })
}

/** Elements of text: those inside of them are parts of it, and their own times are those of its words. */
const paragraphs = new Set(['p', 'text', 'caption', 'subtitle', 'cue', 'line', 'sub', 's'])

function elementOf(
  piece: Extract<Piece, { kind: 'open' }>,
  parent: Element | undefined,
  rates: Rates,
): Element {
  const { name, attributes, line } = piece
  if (parent?.cue) return { name, begins: parent.begins, ends: parent.ends, cue: parent.cue }
  const { start, length, end } = timesIn(attributes, rates)
  const begins = rates.absolute ? 0 : (parent?.begins ?? 0)
  const from = start === undefined ? (parent?.begins ?? 0) : begins + start
  const until = end === undefined ? (length === undefined ? undefined : from + length) : begins + end
  const timed = start !== undefined && (paragraphs.has(name) || name === 'span')
  if (!timed) return { name, begins: from, ends: until ?? parent?.ends, cue: undefined }
  const speaker = attributes.speaker ?? attributes.agent
  const cue = { line, start: from, end: until ?? parent?.ends, text: '', ...(speaker && { speaker }) }
  return { name, begins: from, ends: until, cue }
}

/** `absolute`: the times of a line count from the beginning of the file, as in songs, and not from its part. */
type Rates = { frames: number; ticks: number; absolute: boolean }
type Attributes = Readonly<Record<string, string>>

function timesIn(of: Attributes, rates: Omit<Rates, 'absolute'>) {
  const thousandth = (value: string | undefined) =>
    value !== undefined && /^\s*-?\d+\s*$/.test(value) ? Number(value) / 1000 : timeOf(value, rates)
  // YouTube counts in thousandths where its names have one letter.
  const short = of.t !== undefined
  return {
    start: short ? thousandth(of.t) : timeOf(of.begin ?? of.start ?? of.from, rates),
    length: short ? thousandth(of.d) : timeOf(of.dur ?? of.duration, rates),
    end: timeOf(of.end ?? of.to ?? of.stop, rates),
  }
}

function timeOf(value: string | undefined, { frames, ticks }: Omit<Rates, 'absolute'>): number | undefined {
  const text = value?.trim() ?? ''
  const { number, unit = 's' } =
    /^(?<number>[+-]?\d{1,15}(?:\.\d{1,15})?)(?<unit>h|ms|m|s|f|t)?$/.exec(text)?.groups ?? {}
  if (number !== undefined) {
    const size = { h: 3600, m: 60, s: 1, ms: 0.001, f: 1 / frames, t: 1 / ticks }[unit] ?? 1
    return Number(number) * size
  }
  const framed = /^(?<clock>\d{1,4}:\d{2}:\d{2})[:;](?<frame>\d{2,3})(?:\.\d+)?$/.exec(text)?.groups
  const whole = framed && clockOf(framed.clock ?? '')
  return whole ? whole.seconds + Number(framed.frame) / frames : clockOf(text)?.seconds
}

function ratesOf(pieces: readonly Piece[]): Rates {
  const tt = pieces.find((piece) => piece.kind === 'open' && piece.name === 'tt')
  const { framerate, frameratemultiplier, tickrate } = tt?.kind === 'open' ? tt.attributes : {}
  const [top = 1, bottom = 1] = (frameratemultiplier ?? '1 1').split(/[\s:]+/).map(Number)
  const frames = (Number(framerate) || 30) * (top / bottom || 1)
  const rates = { frames, ticks: Number(tickrate) || (framerate ? frames : 1) }
  return { ...rates, absolute: isAbsolute(pieces, rates) }
}

/** Whether every line begins within the part that it stands in, by times that count from the beginning of the file. */
function isAbsolute(pieces: readonly Piece[], rates: Omit<Rates, 'absolute'>): boolean {
  let part: ReturnType<typeof timesIn> | undefined
  let within = 0
  for (const piece of pieces) {
    if (piece.kind !== 'open') continue
    if (piece.name === 'div') part = timesIn(piece.attributes, rates)
    const { start } = piece.name === 'p' ? timesIn(piece.attributes, rates) : {}
    if (start === undefined || !part?.start || part.end === undefined) continue
    if (start < part.start || start > part.end) return false
    within++
  }
  return within > 0
}

/** YouTube's generated captions have events that only break the line before. */
const appended = (cues: readonly OpenCue[]) => cues.filter(({ text }) => text.trim() !== '')

/** Line breaks in XML are spaces, but those of YouTube are line breaks: either way a space is shown. */
const linesOf = (text: string) =>
  text
    .split(/\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
