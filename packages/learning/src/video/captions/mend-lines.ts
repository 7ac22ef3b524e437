import { type CaptionLine, type Mended, nothingMended } from './caption-line.ts'
import { longestLine } from './limits.ts'

/** A line of which the end may not be known. */
export type LooseLine = Omit<CaptionLine, 'duration'> & { end: number | undefined }

/** Seconds that a line is shown of which nobody says how long: at a quiet reader's speed, within reason. */
const secondsPerLetter = 0.09
const [shortest, longest] = [1.5, 6]

/** Seconds by which two lines may touch: times are rounded to thousandths. */
const touching = 0.002

/**
 * Lines in the order of their starts, each ending before the next begins. Those that begin together are said together. Says what it had
 * to mend.
 */
export function mendLines(loose: readonly LooseLine[]): { lines: CaptionLine[]; mended: Mended } {
  const mended = { ...nothingMended }
  mended.order = loose.filter(({ start }, place) => start < (loose[place - 1]?.start ?? 0)).length
  const sorted = mended.order > 0 ? loose.toSorted((one, other) => one.start - other.start) : loose

  const joined: LooseLine[] = []
  for (const line of sorted) {
    const last = joined.at(-1)
    if (last && line.start - last.start < touching) {
      joined[joined.length - 1] = together(last, line)
      mended.joined++
    } else joined.push(line)
  }

  const lines = joined.map(({ end, ...line }, place) => {
    const next = joined[place + 1]?.start ?? Number.POSITIVE_INFINITY
    if (end === undefined) mended.ends++
    else if (end > next + touching) mended.overlaps++
    const until = Math.min(end ?? line.start + readingTime(line.text), next)
    return { ...line, duration: round(until - line.start) }
  })
  return { lines, mended }
}

export const readingTime = (text: string): number =>
  Math.min(Math.max(text.length * secondsPerLetter, shortest), longest)

/** What begins together is one line, as far as a line goes. */
function together(one: LooseLine, other: LooseLine): LooseLine {
  const both = one.text === other.text ? one.text : `${one.text} ${other.text}`
  const text = both.slice(0, longestLine).toWellFormed()
  const end = one.end === undefined || other.end === undefined ? undefined : Math.max(one.end, other.end)
  const { speaker, ...rest } = one
  return { ...rest, text, end, ...(speaker !== undefined && speaker === other.speaker && { speaker }) }
}

/** To thousandths: what is added up in floating point would grow digits that nobody measured. */
const round = (seconds: number) => Math.round(seconds * 1000) / 1000
