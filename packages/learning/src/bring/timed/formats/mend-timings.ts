import type { CaptionFault } from '../../text/caption-line.ts'
import type { RawCue } from './raw-cue.ts'
import { timingOf } from './timing-line.ts'

type Found = { type: 'cues'; cues: readonly RawCue[] } | { type: 'refused'; fault: CaptionFault }

type TextLine = { text: string; afterBlank: boolean }
type OpenCue = Omit<RawCue, 'text'> & { text: TextLine[] }

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
  let afterNumber = false
  let skipping = false

  for (const [place, line] of lines.entries()) {
    const open = cues.at(-1)
    const timing = timingOf(line, afterNumber)
    if (timing === 'unreadable') return { type: 'refused', fault: { kind: 'time', line: place + 1 } }
    if (timing) {
      if (open) dropName(open.text, afterBlank)
      const { start, end, odd, text } = timing
      const said = text === '' ? [] : [{ text, afterBlank: false }]
      cues.push({ line: place + 1, start, end, ...(odd && { odd }), text: said })
      skipping = false
    } else if (line.trim() === '') skipping = false
    else if (afterBlank && notCaptions.test(line)) skipping = true
    else if (open && isUntimed(open, afterNumber, cues.length)) cues.push(untimed(open, place, line))
    else if (!skipping) open?.text.push({ text: line, afterBlank })
    afterNumber = /^\s*\d+\s*$/.test(line)
    afterBlank = line.trim() === ''
  }
  return { type: 'cues', cues: cues.map((cue) => ({ ...cue, text: cue.text.map(({ text }) => text) })) }
}

/** After a caption and a blank line stood the next caption's number, and now follows a text without times. */
const isUntimed = ({ text, end }: OpenCue, afterNumber: boolean, number: number): boolean =>
  afterNumber &&
  end !== undefined &&
  text.at(-1)?.afterBlank === true &&
  Number(text.at(-1)?.text) === number + 1

/** A caption whose times are missing is said after the one before. */
function untimed(before: OpenCue, line: number, text: string): OpenCue {
  before.text.pop()
  return {
    ...{ line, start: before.end ?? before.start, end: undefined, odd: true },
    text: [{ text, afterBlank: false }],
  }
}

/**
 * Removes the number or the name above the next caption's times. It was read as text, because the blank line
 * before it may be missing.
 */
function dropName(text: TextLine[], afterBlank: boolean) {
  const last = text.at(-1)
  if (!last) return
  const isNumber = /^\s*\d+\s*$/.test(last.text)
  if (!(afterBlank ? isNumber && last.afterBlank : isNumber || last.afterBlank)) return
  text.pop()
  // The same number may stand there twice, of a caption that was deleted.
  const before = text.at(-1)
  if (isNumber && before?.afterBlank && before.text.trim() === last.text.trim()) text.pop()
}
