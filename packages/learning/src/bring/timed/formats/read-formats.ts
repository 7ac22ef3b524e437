import type { CaptionFault } from '../../text/caption-line.ts'
import { readAss } from './ass.ts'
import { readFrames } from './frames.ts'
import { readHeadedLines } from './headed-lines.ts'
import { readJson } from './json.ts'
import { mendTimings } from './mend-timings.ts'
import { lineLikeTime, namedText } from './named-formats.ts'
import type { RawCue } from './raw-cue.ts'
import { readTable } from './table.ts'
import { readXml } from './xml.ts'

type Found =
  | { type: 'cues'; cues: readonly RawCue[] }
  | { type: 'plain' }
  | { type: 'refused'; fault: CaptionFault }

/**
 * The captions in a text of any format with times. What looks like one and is none that we read is refused by
 * its name, or by the line that looks like a time. Everything else is a text without times.
 */
export function readFormats(text: string, lines: readonly string[]): Found {
  const own = readXml(text) ?? readJson(text) ?? readAss(lines) ?? readFrames(lines)
  if (own) return { type: 'cues', cues: own }
  const name = namedText(text)
  if (name) return { type: 'refused', fault: { kind: 'format', format: name } }

  const arrows = mendTimings(lines)
  if (arrows.type === 'refused' || arrows.cues.length > 0 || /^\s*WEBVTT\b/.test(text)) return arrows
  const cues = readTable(text, lines) ?? readHeadedLines(lines)
  if (cues) return { type: 'cues', cues }
  const line = lineLikeTime(lines)
  return line === undefined ? { type: 'plain' } : { type: 'refused', fault: { kind: 'like-time', line } }
}
