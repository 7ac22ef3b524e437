import type { CaptionFault, CaptionLine } from '../text/caption-line.ts'
import { longestLine } from '../text/limits.ts'

type Said = { lines: readonly CaptionLine[]; timed: boolean }

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
 * one. Both texts are in the order of their starts. A text without times is joined line by line and must have
 * as many lines as the other.
 */
export function joinEnglish(original: Said, english: Said): Joined {
  if (original.timed && english.timed) return byTime(original.lines, english.lines)
  if (original.lines.length !== english.lines.length)
    return {
      type: 'refused',
      fault: { kind: 'unequal', original: original.lines.length, english: english.lines.length },
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
    const translation = parts[place]?.join(' ').slice(0, longestLine).toWellFormed()
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
