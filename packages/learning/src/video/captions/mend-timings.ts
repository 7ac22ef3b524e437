import type { CaptionFault } from './caption-line.ts'

/** A caption as it stands in the file: the line of its times, counted from 1, its times in seconds, and the lines of its text. */
export type RawCue = { line: number; start: number; end: number | undefined; text: readonly string[] }

type Found = { type: 'cues'; cues: readonly RawCue[] } | { type: 'refused'; fault: CaptionFault }

type TextLine = { text: string; afterBlank: boolean }
type OpenCue = Omit<RawCue, 'text'> & { text: TextLine[] }

const arrow = /^(?<start>.{0,60}?)\s*(?:-{1,3}|[–—])\s*>\s*(?<rest>.*)$/
const time =
  /^(?:(?<hours>\d{1,2})\s*:\s*)?(?<minutes>\d{1,3})\s*:\s*(?<seconds>\d{1,2})(?:\s*[.,:;]\s*(?<fraction>\d{1,9}))?(?=\s|$)/
const clock = /^\d{1,3}\s*:\s*\d/
/** What was to be a time, whatever stands in its places: two or three of them, a figure among them. */
const likeTime = /^(?=.*\d)[^\s:]{1,20}(?:\s*:\s*[^\s:]{1,20}){1,3}(?=\s|$)/

/** A line of times with all that WebVTT may say after them. */
const longestTiming = 500

const notCaptions = /^(?:NOTE|STYLE|REGION)\b/

/**
 * Finds the captions of an SRT or WebVTT file, however loosely it is written: hours left out, a comma or a point before the
 * milliseconds, no blank line between two captions, or one within, names or numbers over them. An end that is missing, or not after the
 * start, is left to be worked out. A time that nobody can read is refused with its line.
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

/** An arrow in a sentence is no time, unless a time stands before or after it, or what was to be one on both sides. */
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

/** The number or the name that the next caption has over its times; it was taken for text, as a blank line may be missing. */
function dropName(text: TextLine[], afterBlank: boolean) {
  const last = text.at(-1)
  if (!last) return
  const isNumber = /^\s*\d+\s*$/.test(last.text)
  if (afterBlank ? isNumber && last.afterBlank : isNumber || last.afterBlank) text.pop()
}
