import type { CaptionFault, CaptionLine, Mended } from '../text/caption-line.ts'
import { cleanText, withoutMarkup } from '../text/clean-text.ts'
import { replacement } from '../text/decode-text.ts'
import { longestLine, mostLines } from '../text/limits.ts'
import { type Note, noteOf, noteOfCount, noteOfLines } from '../text/note.ts'
import type { RawCue } from './formats/raw-cue.ts'
import { readFormats } from './formats/read-formats.ts'
import { joinEnglish } from './join-english.ts'
import { mendLines } from './mend-lines.ts'
import { splitLanguages } from './split-languages.ts'
import { splitVoices } from './split-voices.ts'
import { joinFiles, secondFileOf } from './two-files.ts'
import { unrolled } from './unroll.ts'

/** The lines of captions, what was corrected in them, what was left out, and what was guessed. */
export type Captions = {
  type: 'lines'
  lines: readonly CaptionLine[]
  mended: Mended
  leftOut: readonly Note[]
  doubts: readonly Note[]
}
type Refused = { type: 'refused'; fault: CaptionFault }

/** Pictures of a film with the place of each, for its time bar. */
const thumbnail = /^\S+\.(?:jpe?g|png|webp|gif)(?:#xywh=[\d.,]+)?$/i

/**
 * Reads a text with times, whatever the name of its file; `rate` is how many frames a second has, if somebody was asked.
 * A text without times is `plain`.
 */
export function readCaptions(text: string, rate?: number): Captions | Refused | { type: 'plain' } {
  const inFile = text.split(/\r\n|[\n\r]/)
  const found = readFormats(text, inFile, rate)
  if (found.type !== 'cues') return found
  if (
    found.cues.length > 0 &&
    found.cues.every(({ text }) => text.length === 1 && thumbnail.test(text[0]?.trim() ?? ''))
  )
    return refused({ kind: 'format', format: 'thumbnails' })
  const doubts = found.guessed ? [{ what: 'frame-rate', count: found.rate ?? 0 }] : []
  return timed(found.cues, damagedLines(inFile), doubts)
}

/** The lines in which a letter is damaged, counted from 1. */
export const damagedLines = (lines: readonly string[]): number[] =>
  lines.flatMap((line, place) => (line.includes(replacement) ? [place + 1] : []))

function timed(
  all: readonly RawCue[],
  damaged: readonly number[],
  guessed: readonly Note[],
): Captions | Refused {
  if (all.length > mostLines) return refused({ kind: 'too-many', lines: all.length })
  const endless = all.find(
    ({ text }) => text.length > longestLine && text.filter(isWritten).length > longestLine,
  )
  if (endless) return refused({ kind: 'too-long', line: endless.line })
  const second = secondFileOf(all)
  const files = second === undefined ? { cues: all, how: undefined } : joinFiles(all, second)
  const read = files.cues
  const before = read.filter(isBefore)
  const cues = read.filter((cue) => !isBefore(cue))
  const written = unrolled(cues.map(fromBeginning))
    .flatMap(splitVoices)
    .map(({ text, ...cue }) => ({ ...cue, texts: textsOf(text) }))
  const said = written.filter(({ texts }) => texts.length > 0)
  const long = said.find(({ texts }) => texts.join(' ').length > longestLine)
  if (long) return refused({ kind: 'too-long', line: long.line })

  const told = splitLanguages(
    said.map(({ texts, start, end, speaker }) => ({ texts, start, end, ...(speaker && { speaker }) })),
  )
  const { lines, mended } = mendLines(told.lines)
  const saying = new Set(said.map(({ line }) => line))
  if (lines.length === 0) return refused({ kind: 'no-captions' })
  if (lines.length > mostLines) return refused({ kind: 'too-many', lines: lines.length })
  const others = [...told.others, ...('english' in files ? englishOf(files.english ?? []) : [])]
  const joined =
    others.length > 0 ? joinEnglish({ lines, timed: true }, { lines: others, timed: true }) : undefined
  const secondLine = noteOfLines(
    `two-files-${files.how}`,
    second === undefined ? [] : [all[second]?.line ?? 0],
  )
  return {
    ...{ type: 'lines', lines: joined?.type === 'lines' ? joined.lines : lines },
    mended: {
      ...{ ...mended, damaged, before: before.map(({ line }) => line) },
      empty: cues
        .filter(({ line, text }) => !saying.has(line) && textsOf(text).length === 0)
        .map(({ line }) => line),
      times: cues.filter(({ start, odd }) => odd || start < 0).map(({ line }) => line),
    },
    leftOut: [
      ...noteOf('sound-lines', told.sounds),
      ...(files.how === 'repeated' ? secondLine : []),
      ...noteOfCount('english-left', joined?.type === 'lines' ? joined.left : 0),
    ],
    doubts: [...guessed, ...(files.how === 'repeated' ? [] : secondLine)],
  }
}

/** The lines of a second file in another language. */
const englishOf = (cues: readonly RawCue[]): CaptionLine[] =>
  mendLines(cues.map(({ text, start, end }) => ({ text: textsOf(text).join(' '), start, end }))).lines

const isWritten = (line: string) => line.trim() !== ''

/** Nothing is shown before the beginning. A file that was shifted too far has captions there. */
const isBefore = ({ start, end }: RawCue) => start < 0 && (end === undefined || end <= 0)
const fromBeginning = (cue: RawCue): RawCue => (cue.start < 0 ? { ...cue, start: 0 } : cue)

/** The lines of a caption as text, without those that say nothing. Some formats write `|` where a line breaks. */
const textsOf = (raw: readonly string[]): string[] =>
  withoutMarkup(raw.join('\n'))
    .split(/\n|\s*\|\s*/)
    .map(cleanText)
    .filter((text) => text !== '')

const refused = (fault: CaptionFault): Refused => ({ type: 'refused', fault })
