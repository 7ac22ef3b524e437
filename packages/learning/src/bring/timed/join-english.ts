import type { CaptionFault, CaptionLine } from '../text/caption-line.ts'
import { longestLine } from '../text/limits.ts'

/** `paragraphs`: how many lines each paragraph of a text without times has. */
type Said = { lines: readonly CaptionLine[]; timed: boolean; paragraphs?: readonly number[] }

/**
 * `timed`: the times are those of a video. `left`: the number of English lines that are near no line of the
 * original.
 */
type Joined =
  | { type: 'lines'; lines: readonly CaptionLine[]; timed: boolean; left: number }
  | { type: 'refused'; fault: CaptionFault }

/** The most seconds between an English line and its line of the original. */
const farthest = 2

/**
 * Adds each English line to the line of the original with which it overlaps longest, otherwise to the nearest
 * one. Both texts are in the order of their starts. A text without times is joined line by line, or else paragraph by
 * paragraph, and must have as many of one of them as the other.
 */
export function joinEnglish(original: Said, english: Said): Joined {
  if (original.timed && english.timed) return byTime(original.lines, english.lines)
  if (original.lines.length !== english.lines.length) {
    const joined = byParagraph(original, english)
    if (joined) return { type: 'lines', lines: joined, timed: original.timed || english.timed, left: 0 }
    return {
      type: 'refused',
      fault: { kind: 'unequal', original: original.lines.length, english: english.lines.length },
    }
  }
  const times = original.timed ? original.lines : english.lines
  const lines = original.lines.map((line, place) => ({
    ...line,
    start: times[place]?.start ?? line.start,
    duration: times[place]?.duration ?? line.duration,
    translation: english.lines[place]?.text ?? '',
  }))
  return { type: 'lines', lines, timed: original.timed || english.timed, left: 0 }
}

/** A paragraph with other sentences than its translation is one line. Undefined if there are not as many of them. */
function byParagraph(original: Said, english: Said): CaptionLine[] | undefined {
  const own = paragraphsOf(original)
  const others = paragraphsOf(english)
  if (!own || own.length !== others?.length) return undefined
  return own.flatMap((lines, place) => {
    const said = others[place] ?? []
    if (lines.length === said.length)
      return lines.map((line, at) => ({ ...line, translation: said[at]?.text ?? '' }))
    const [first] = lines
    const [text, translation] = [lines, said].map((some) => bounded(some.map(({ text }) => text).join(' ')))
    const duration = lines.reduce((sum, line) => sum + line.duration, 0)
    return first && text ? [{ ...first, text, duration, translation: translation ?? '' }] : []
  })
}

function paragraphsOf({ lines, paragraphs }: Said): CaptionLine[][] | undefined {
  let from = 0
  return paragraphs?.map((many) => {
    from += many
    return lines.slice(from - many, from)
  })
}

const bounded = (text: string) => text.slice(0, longestLine).toWellFormed()

function byTime(original: readonly CaptionLine[], english: readonly CaptionLine[]): Joined {
  const parts = original.map((): string[] => [])
  let from = 0
  let left = 0
  for (const line of english) {
    while (from + 1 < original.length && endOf(original[from]) <= line.start) from++
    const place = nearest(original, from, line)
    if (place === undefined) left++
    else parts[place]?.push(line.text)
  }
  const lines = original.map((line, place) => {
    const translation = bounded(parts[place]?.join(' ') ?? '')
    return translation ? { ...line, translation } : line
  })
  return { type: 'lines', lines, timed: true, left }
}

/**
 * Searches from the line before this index on: the line that overlaps longest, otherwise the nearest one
 * within the limit.
 */
function nearest(lines: readonly CaptionLine[], from: number, wanted: CaptionLine): number | undefined {
  let best: { place: number; common: number } | undefined
  for (let place = Math.max(from - 1, 0); place < lines.length; place++) {
    const line = lines[place]
    if (!line || line.start > endOf(wanted) + farthest) break
    const common = Math.min(endOf(line), endOf(wanted)) - Math.max(line.start, wanted.start)
    if (common >= -farthest && (!best || common > best.common)) best = { place, common }
  }
  return best?.place
}

const endOf = (line: CaptionLine | undefined) => (line ? line.start + line.duration : 0)
