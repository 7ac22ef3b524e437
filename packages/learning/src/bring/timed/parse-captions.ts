import { type CaptionFault, type CaptionLine, type Mended, nothingMended } from '../text/caption-line.ts'
import { cleanText, withoutMarkup } from '../text/clean-text.ts'
import { decodeText, replacement } from '../text/decode-text.ts'
import { longestLine, mostBytes, mostLines } from '../text/limits.ts'
import { plainLines } from '../text/plain-lines.ts'
import { namedFile } from './formats/named-formats.ts'
import type { RawCue } from './formats/raw-cue.ts'
import { readFormats } from './formats/read-formats.ts'
import { joinEnglish } from './join-english.ts'
import { mendLines } from './mend-lines.ts'
import { splitLanguages } from './split-languages.ts'
import { splitVoices } from './split-voices.ts'
import { unrolled } from './unroll.ts'

/**
 * The lines of a file, whether their times are from the file, and what was corrected; or why the file cannot
 * be read.
 */
export type ParsedCaptions =
  | { type: 'lines'; lines: readonly CaptionLine[]; timed: boolean; mended: Mended }
  | { type: 'refused'; fault: CaptionFault }

/**
 * Reads a caption file or a plain text in any encoding. It never throws, and the size of the result is
 * limited.
 */
export function parseCaptions(bytes: Uint8Array): ParsedCaptions {
  if (bytes.length > mostBytes) return refused({ kind: 'too-large' })
  const name = namedFile(bytes)
  if (name) return refused({ kind: 'format', format: name })
  const text = decodeText(bytes)
  return text === undefined ? refused({ kind: 'not-text' }) : parseCaptionText(text)
}

/** Reads a pasted text. A text with times is read as captions, whatever the name of its file. */
export function parseCaptionText(text: string): ParsedCaptions {
  if (text.length > mostBytes) return refused({ kind: 'too-large' })
  if (text.trim() === '') return refused({ kind: 'empty' })
  const inFile = text.split(/\r\n|[\n\r]/)
  const damaged = inFile.flatMap((line, place) => (line.includes(replacement) ? [place + 1] : []))
  const found = readFormats(text, inFile)
  switch (found.type) {
    case 'refused':
      return found
    case 'plain':
      return plain(text, inFile, damaged)
    case 'cues':
      return timed(found.cues, damaged)
  }
}

function plain(text: string, inFile: readonly string[], damaged: readonly number[]): ParsedCaptions {
  const written = inFile.filter(isWritten).length
  if (written > mostLines) return refused({ kind: 'too-many', lines: written })
  const lines = plainLines(text)
  if (lines.length === 0) return refused({ kind: 'no-captions' })
  if (lines.length > mostLines) return refused({ kind: 'too-many', lines: lines.length })
  return { type: 'lines', lines, timed: false, mended: { ...nothingMended, damaged } }
}

function timed(read: readonly RawCue[], damaged: readonly number[]): ParsedCaptions {
  if (read.length > mostLines) return refused({ kind: 'too-many', lines: read.length })
  const endless = read.find(
    ({ text }) => text.length > longestLine && text.filter(isWritten).length > longestLine,
  )
  if (endless) return refused({ kind: 'too-long', line: endless.line })
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
  const others = { lines: told.others, timed: true }
  const joined = told.others.length > 0 ? joinEnglish({ lines, timed: true }, others) : undefined
  return {
    ...{ type: 'lines', timed: true, lines: joined?.type === 'lines' ? joined.lines : lines },
    mended: {
      ...{ ...mended, damaged, before: before.map(({ line }) => line) },
      empty: cues
        .filter(({ line, text }) => !saying.has(line) && textsOf(text).length === 0)
        .map(({ line }) => line),
      times: cues.filter(({ start, odd }) => odd || start < 0).map(({ line }) => line),
    },
  }
}

const isWritten = (line: string) => line.trim() !== ''

/** Nothing is shown before the beginning. A file that was shifted too far has captions there. */
const isBefore = ({ start, end }: RawCue) => start < 0 && (end === undefined || end <= 0)
const fromBeginning = (cue: RawCue): RawCue => (cue.start < 0 ? { ...cue, start: 0 } : cue)

/** The lines of a caption as text, without those that say nothing. */
const textsOf = (raw: readonly string[]): string[] =>
  withoutMarkup(raw.join('\n'))
    .split('\n')
    .map(cleanText)
    .filter((text) => text !== '')

const refused = (fault: CaptionFault): ParsedCaptions => ({ type: 'refused', fault })
