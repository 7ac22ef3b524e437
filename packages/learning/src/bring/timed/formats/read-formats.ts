import type { CaptionFault } from '../../text/caption-line.ts'
import { readAss } from './ass.ts'
import { framesAsSeconds } from './frame-times.ts'
import { readFrames } from './frames.ts'
import { readHeadedLines } from './headed-lines.ts'
import { readJson } from './json.ts'
import { mendTimings } from './mend-timings.ts'
import { lineLikeTime, namedText } from './named-formats.ts'
import type { RawCue } from './raw-cue.ts'
import { readTable } from './table.ts'
import { readXml } from './xml.ts'

/** `rate`: how many frames of its times a second has. `guessed`: the file does not say it. */
type Found =
  | { type: 'cues'; cues: readonly RawCue[]; rate?: number; guessed?: true }
  | { type: 'plain' }
  | { type: 'refused'; fault: CaptionFault }

/**
 * The captions in a text of any format with times. What looks like one and is none that we read is refused by
 * its name, or by the line that looks like a time. Everything else is a text without times.
 */
export function readFormats(text: string, written: readonly string[], asked?: number): Found {
  const frames = readFrames(written, asked)
  if (frames) return { type: 'cues', ...frames }
  const { lines, ...rate } = framesAsSeconds(written, asked)
  const own = readXml(text) ?? readJson(text) ?? readAss(written)
  if (own) return { type: 'cues', cues: own }
  const name = namedText(text)
  if (name) return { type: 'refused', fault: { kind: 'format', format: name } }

  const arrows = mendTimings(lines)
  if (arrows.type === 'refused') return arrows
  if (arrows.cues.length > 0 || /^\s*WEBVTT\b/.test(text)) return { ...arrows, ...rate }
  const cues = readTable(lines.join('\n'), lines) ?? readHeadedLines(lines)
  if (cues) return { type: 'cues', cues, ...rate }
  const line = lineLikeTime(lines)
  return line === undefined ? { type: 'plain' } : { type: 'refused', fault: { kind: 'like-time', line } }
}
