import { readingTime } from '../../text/reading-time.ts'
import { type ClockAt, clockAt } from './clock.ts'
import type { RawCue } from './raw-cue.ts'

/** Times at the beginning of a line, in seconds, and what is said after them. */
type Head = {
  starts: number[]
  end: number | undefined
  rest: string
  strict: boolean
  odd: boolean
  speaker?: string
}

/** Before its times, a caption of Encore has its number. */
const opener = /^\s*(?:\d{1,5}\s+(?=(?:\d{1,2}:){2}\d{1,2}[.,]\d+\s+\d{1,2}:\d))?[[({<]?\s*/
const closer = /^\s*[\])}>]?/
const bracket = /^\s*[[{]/
/** What stands between the two times of a caption. */
const pairSign =
  /^\s*\}\s*(?=\{)\{\s*|^\s*[\])}]?\s*(?:,|;|\||-{1,3}|[–—~]|\bto\b|\t)\s*[[({]?\s*(?=[+-]?\p{Nd})|^\s+(?=\d{1,2}:\d{2}(?::\d{2})?[.,]\d)/u
/** What may stand between a time and its text. */
const textSign = /^\s*[\])}>]?\s*(?:[-–—:=|,]\s*(?!\p{Nd}))?/u

/** Pages of a provider repeat a time in words: "1 minute, 2 seconds". */
const inWords =
  /^\s*(?:\d+\s*(?:hours?|hrs?|minutes?|mins?|seconds?|secs?|മണിക്കൂർ|മിനിറ്റ്|സെക്കൻഡ്|സെക്കന്റ്|സെക്കൻ്റ്)(?![a-z])(?:\s*,\s*|\s+and\s+|\s*))+/iu
const wordsAfterTime = /^(?<time>(?:\d{1,2}:)?\d{1,2}:\d{2})(?=\d+ ?(?:hour|minute|second))/
/** An hour of the day in a sentence: "6:30 ന് എഴുന്നേൽക്കും", "6:30 am". */
const hourOfDay = /^\s*(?:(?:ന്|ന|മുതൽ|വരെ|[ap]\.?m)(?![\p{L}\p{M}])|മണി)/iu
/** What stands below a copied list of captions: the language of its menu. */
const footer = /^\s*(?:english|malayalam|മലയാളം)(?:\s*\([^()]*\))?\s*$/iu
/** A number alone above the times of a caption. */
const number = /^\s*\d{1,6}\s*$/
const metadata =
  /^\s*(?:\$\w+\s*=.*|\/\/.*|\[[a-z#][\w ]*\s*[:\]].*|\*\*.*|[#;].*|\{QTtext\}.*|\{\w+:.*\}\s*)$/i
const offset = /^\s*\[offset\s*:\s*(?<ms>[+-]?\d{1,7})\s*\]/i
const inner = /[[<]\d{1,3}:\d{2}(?:[.:]\d{1,3})?[\]>]/g
/** SubViewer's own sign for a line break. */
const lineBreak = /\[br\]/gi

/** A line lasts until the next one, but not longer than this, in seconds. */
const longest = 60

/**
 * Reads texts whose lines begin with their times: SBV, SubViewer, LRC, TMPlayer, Spruce, a transcript that
 * was copied from a page, and whatever else is written so. Undefined if this is a text in which only some
 * hour is named.
 */
export function readHeadedLines(lines: readonly string[]): RawCue[] | undefined {
  const heads = lines.map((line, place) =>
    metadata.test(line) && !bracketTime(line)
      ? undefined
      : (headOf(line) ?? spokenAt(line, lines[place - 1])),
  )
  const written = lines.filter((line) => line.trim() !== '' && !metadata.test(line)).length
  const found = heads.flatMap((head) => head ?? [])
  if (!isTimed(found, written, firstIsHead(lines, heads))) return undefined
  const shift = Number(lines.map((line) => offset.exec(line)?.groups?.ms).find(Boolean) ?? 0) / 1000
  const cues = gathered(lines, heads).map((cue) => ({ ...cue, start: cue.start - shift }))
  return withEnds(cues, shift)
}

const bracketTime = (line: string) => /^\s*\[\s*\d/.test(line)

function headOf(line: string): Head | undefined {
  const open = opener.exec(line)?.[0] ?? ''
  const first = timeAt(line.slice(open.length))
  if (!first) return undefined
  const second = pairSign.exec(first.rest)
  const end = second ? timeAt(first.rest.slice(second[0].length)) : undefined
  const strict = bracket.test(open) || /[.,]\d/.test(line.slice(0, line.length - first.rest.length))
  if (end) {
    const rest = end.rest.replace(closer, '').replace(textSign, '')
    return { starts: [first.seconds], end: end.seconds, rest, strict: true, odd: first.odd || end.odd }
  }
  const starts = [first.seconds]
  let rest = first.rest.replace(closer, '').replace(linkOfTime, '')
  // A line of a song that is sung again has more than one time.
  for (let more = againAt(rest); more && starts.length < 100; more = againAt(rest)) {
    starts.push(more.seconds)
    rest = more.rest.replace(closer, '')
  }
  if (!bracket.test(open) && hourOfDay.test(rest)) return undefined
  return {
    starts,
    end: undefined,
    rest: rest.replace(inWords, '').replace(textSign, ''),
    strict,
    odd: first.odd,
  }
}

/** Notes about a video link each time to its moment. */
const linkOfTime = /^\(https?:[^\s()]*\)/i

const nameAndTime =
  /^\s*(?<name>\p{L}(?:[\p{L}\p{M}\p{N}.' -]|\u200C|\u200D){0,40}?)\s*[,|([]?\s+(?<time>(?:\d{1,2}:)?\d{1,2}:\d{2})\s*[)\]]?\s*$/u

/** Transcripts of talks have who speaks and when above what is said, and a blank line before it. */
function spokenAt(line: string, before = ''): Head | undefined {
  if (before.trim() !== '' || line.length > 100) return undefined
  const { name: speaker, time = '' } = nameAndTime.exec(line)?.groups ?? {}
  const at = clockAt(time)
  if (!speaker || !at) return undefined
  return { starts: [at.seconds], end: undefined, rest: '', strict: false, odd: at.odd, speaker }
}

/** Programs for songs put tags of their own between the times of a line. */
const tagBetween = /^\s*\[[a-z]\w{0,20}:[^[\]]{0,80}\]\s*(?=\[\d)/i

function againAt(rest: string) {
  const after = rest.replace(tagBetween, '')
  return /^\s*\[\d/.test(after) ? timeAt(after.replace(opener, '')) : undefined
}

/** Hours and minutes, or minutes and seconds, with their letters. */
const twoUnits = /\d\s*h\w{0,4}\s*\d+\s*m|\d\s*m\w{0,6}\s*\d+\s*s/i

/** A time with colons or in two units: other numbers at the beginning of a line are part of its text. */
function timeAt(text: string): ClockAt | undefined {
  const { time } = wordsAfterTime.exec(text)?.groups ?? {}
  const found = clockAt(time ?? text)
  if (!found) return undefined
  const rest = time === undefined ? found.rest : text.slice(time.length).replace(inWords, ' ')
  const written = text.slice(0, text.length - found.rest.length || undefined).slice(0, 100)
  return /[:：]/.test(written) || twoUnits.test(written) ? { ...found, rest } : undefined
}

function firstIsHead(lines: readonly string[], heads: readonly (Head | undefined)[]): boolean {
  const first = lines.findIndex((line) => line.trim() !== '' && !metadata.test(line) && !number.test(line))
  return heads[first] !== undefined
}

/**
 * Whether the times are those of a recording: they stand first or at every few lines, and they grow. One
 * alone must have brackets, decimals or an end.
 */
function isTimed(heads: readonly Head[], written: number, first: boolean): boolean {
  if (heads.length === 0 || heads.length < written / (first ? 12 : 5)) return false
  if (heads.length === 1) return first && heads[0]?.strict === true
  if (heads.some(({ starts }) => starts.length > 1)) return true
  const grows = heads.filter(({ starts }, place) => (starts[0] ?? 0) >= (heads[place - 1]?.starts[0] ?? 0))
  return grows.length > heads.length * 0.7
}

type Open = Omit<RawCue, 'text'> & { text: string[] }

function gathered(lines: readonly string[], heads: readonly (Head | undefined)[]): Open[] {
  const cues: Open[] = []
  let open: Open[] = []
  for (const [place, line] of lines.entries()) {
    const head = heads[place]
    if (head) {
      const rest = head.rest.trim()
      const text = rest === '' ? [] : rest.replace(inner, '').split(lineBreak)
      open = head.starts.map((start) => ({
        ...{ line: place + 1, start, end: head.end, text: [...text] },
        ...(head.odd && { odd: true }),
        ...(head.speaker && { speaker: head.speaker }),
      }))
      cues.push(...open)
    } else if (isText(line, heads[place + 1] !== undefined))
      for (const cue of open) cue.text.push(...line.replace(inner, '').split(lineBreak))
  }
  return cues
}

const isText = (line: string, beforeHead: boolean): boolean =>
  line.trim() !== '' &&
  !(beforeHead && number.test(line)) &&
  !footer.test(line) &&
  !/^\*\*|^\[(?:end|information)/i.test(line.trim()) &&
  line.replace(inWords, '').trim() !== ''

/** A caption without an end lasts until the next one begins. One without text only ends the one before. */
function withEnds(cues: readonly RawCue[], shift: number): RawCue[] {
  const sorted = cues.toSorted((one, other) => one.start - other.start)
  const starts = [...new Set(sorted.map(({ start }) => start))]
  const nextOf = new Map(starts.map((start, place) => [start, starts[place + 1]]))
  const inOrder = cues.some(({ end }) => end !== undefined) ? cues : sorted
  return inOrder
    .filter(({ text, end }) => end !== undefined || text.length > 0)
    .map((cue) => {
      const said = cue.start + readingTime(cue.text.join(' '))
      const next = Math.min(nextOf.get(cue.start) ?? said, cue.start + longest)
      const end = cue.end === undefined ? next : cue.end - shift
      return { ...cue, end: end > cue.start ? end : undefined }
    })
}
