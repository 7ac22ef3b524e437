import { type CaptionLine, type Mended, nothingMended } from '../text/caption-line.ts'
import { longestLine } from '../text/limits.ts'
import { readingTime, inThousandths as round } from '../text/reading-time.ts'

/** A line whose end may be unknown. */
export type LooseLine = Omit<CaptionLine, 'duration'> & { end: number | undefined }

/** Two lines may overlap by this many seconds, because times are rounded to thousandths. */
const touching = 0.002

/**
 * Sorts lines by their starts and makes each end before the next one begins. Lines that start together are
 * joined. Also returns what was corrected.
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
    return { ...line, start: round(line.start), duration: round(until - line.start) }
  })
  return { lines, mended }
}

/** Joins two lines that start together, up to the length of one line. */
function together(one: LooseLine, other: LooseLine): LooseLine {
  const both = one.text === other.text ? one.text : `${one.text} ${other.text}`
  const text = both.slice(0, longestLine).toWellFormed()
  const end = one.end === undefined || other.end === undefined ? undefined : Math.max(one.end, other.end)
  const { speaker, ...rest } = one
  const translations = new Set([one.translation, other.translation].filter(Boolean))
  const translation = [...translations].join(' ').slice(0, longestLine).toWellFormed()
  return {
    ...{ ...rest, text, end },
    ...(speaker !== undefined && speaker === other.speaker && { speaker }),
    ...(translation && { translation }),
  }
}
