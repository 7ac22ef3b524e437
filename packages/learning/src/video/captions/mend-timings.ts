import type { CaptionFault } from './caption-line.ts'

/**
 * A caption in the file: the number of its line of times, counted from 1; its times in seconds; and the lines
 * of its text.
 */
export type RawCue = { line: number; start: number; end: number | undefined; text: readonly string[] }

type Found = { type: 'cues'; cues: readonly RawCue[] } | { type: 'refused'; fault: CaptionFault }

type TextLine = { text: string; afterBlank: boolean }
type OpenCue = Omit<RawCue, 'text'> & { text: TextLine[] }

const arrow = /^(?<start>.{0,60}?)\s*(?:-{1,3}|[–—])\s*>\s*(?<rest>.*)$/
const time =
  /^(?:(?<hours>\d{1,2})\s*:\s*)?(?<minutes>\d{1,3})\s*:\s*(?<seconds>\d{1,2})(?:\s*[.,:;]\s*(?<fraction>\d{1,9}))?(?=\s|$)/
const clock = /^\d{1,3}\s*:\s*\d/
/** Something that was meant as a time: two to four parts between colons, with at least one digit. */
const likeTime = /^(?=.*\d)[^\s:]{1,20}(?:\s*:\s*[^\s:]{1,20}){1,3}(?=\s|$)/

/** The longest line of times, with all settings that WebVTT allows after them. */
const longestTiming = 500

const notCaptions = /^(?:NOTE|STYLE|REGION)\b/

/**
 * Finds the captions of an SRT or WebVTT file, even if it is written loosely: without hours, with a comma or
 * a point before the milliseconds, without a blank line between captions or with one inside, with names or
 * numbers above them. An end that is missing or not after the start is left open. A time that is not readable
 * is refused with its line.
 */
export function mendTimings(lines: readonly string[]): Found {
  const cues: OpenCue[] = []
  let afterBlank = true
  let skipping = false

  for (const [place, line] of lines.entries()) {
    const open = cues.at(-1)
    const timing = timingOf(line)
    if (timing === 'unreadable') return { type: 'refused', fault: { kind: 'time', line: place + 1 } }
    if (timing) {
      if (open) dropName(open.text, afterBlank)
      cues.push({ line: place + 1, ...timing, text: [] })
      skipping = false
    } else if (line.trim() === '') skipping = false
    else if (afterBlank && notCaptions.test(line)) skipping = true
    else if (!skipping) open?.text.push({ text: line, afterBlank })
    afterBlank = line.trim() === ''
  }
  return { type: 'cues', cues: cues.map((cue) => ({ ...cue, text: cue.text.map(({ text }) => text) })) }
}

/**
 * An arrow in a sentence is not a timing, unless a time stands before or after it, or something meant as a
 * time on both sides.
 */
function timingOf(line: string): { start: number; end: number | undefined } | 'unreadable' | undefined {
  if (!line.includes('>')) return undefined
  const { start = '', rest = '' } = (line.length <= longestTiming && arrow.exec(line.trim())?.groups) || {}
  if (!clock.test(start) && !clock.test(rest))
    return likeTime.test(start) && likeTime.test(rest) ? 'unreadable' : undefined
  const from = secondsOf(start)
  const to = rest === '' ? undefined : secondsOf(rest)
  if (from === undefined || (to === undefined && /^[\d:]/.test(rest))) return 'unreadable'
  return { start: from, end: to !== undefined && to > from ? to : undefined }
}

function secondsOf(text: string): number | undefined {
  const groups = time.exec(text.trim())?.groups
  if (!groups) return undefined
  const { hours, minutes = '0', seconds = '0', fraction = '0' } = groups
  if (Number(seconds) > 59 || (hours !== undefined && Number(minutes) > 59)) return undefined
  return Number(hours ?? 0) * 3600 + Number(minutes) * 60 + Number(seconds) + Number(`0.${fraction}`)
}

/**
 * Removes the number or the name above the next caption's times. It was read as text, because the blank line
 * before it may be missing.
 */
function dropName(text: TextLine[], afterBlank: boolean) {
  const last = text.at(-1)
  if (!last) return
  const isNumber = /^\s*\d+\s*$/.test(last.text)
  if (afterBlank ? isNumber && last.afterBlank : isNumber || last.afterBlank) text.pop()
}
