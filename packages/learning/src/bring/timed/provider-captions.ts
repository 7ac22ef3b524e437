import * as v from 'valibot'
import { parseJson } from '../../parse-json.ts'
import { type CaptionFault, type CaptionLine, type Mended, nothingMended } from '../text/caption-line.ts'
import { cleanText } from '../text/clean-text.ts'
import { longestLine, mostLines } from '../text/limits.ts'
import { type LooseLine, mendLines } from './mend-lines.ts'

/** A provider's captions for a video in one language. */
export type CaptionTrack = { language: string; name: string; generated: boolean }

const Event = v.object({
  tStartMs: v.optional(v.pipe(v.number(), v.finite(), v.minValue(0))),
  dDurationMs: v.optional(v.pipe(v.number(), v.finite(), v.minValue(0))),
  /** This event is a line break after the line before and has no text. */
  aAppend: v.optional(v.number()),
  segs: v.optional(v.array(v.object({ utf8: v.optional(v.string()) }))),
})
const Captions = v.object({ events: v.array(v.unknown()) })

/**
 * The track in a language: a track written by a person comes before a generated one. Regional variants count:
 * `en-GB` is English.
 */
export function trackOf<Track extends CaptionTrack>(
  tracks: readonly Track[],
  language: string,
): Track | undefined {
  const base = (code: string) => code.toLowerCase().split(/[-_]/)[0]
  const fitting = tracks.filter((track) => base(track.language) === base(language))
  return fitting.find(({ generated }) => !generated) ?? fitting[0]
}

/**
 * Reads the provider's json3 format. Undefined for anything else: the provider may change its format at any
 * time.
 */
export function readJson3(
  text: string,
):
  | { type: 'lines'; lines: readonly CaptionLine[]; timed: boolean; mended: Mended }
  | { type: 'refused'; fault: CaptionFault }
  | undefined {
  const read = v.safeParse(Captions, parseJson(text))
  if (!read.success) return undefined
  const loose = read.output.events.flatMap((event): LooseLine[] => {
    const { success, output } = v.safeParse(Event, event)
    if (!success || output.aAppend || output.tStartMs === undefined) return []
    const said = cleanText((output.segs ?? []).map(({ utf8 = '' }) => utf8).join('')).slice(0, longestLine)
    const start = output.tStartMs / 1000
    const end = output.dDurationMs ? start + output.dDurationMs / 1000 : undefined
    return said === '' ? [] : [{ text: said.toWellFormed(), start, end }]
  })
  const lines: readonly CaptionLine[] = mendLines(loose).lines.slice(0, mostLines)
  if (lines.length === 0) return { type: 'refused', fault: { kind: 'no-captions' } }
  return { type: 'lines', lines, timed: true, mended: nothingMended }
}
