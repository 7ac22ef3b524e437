import { type CaptionFault, type CaptionLine, type Mended, nothingMended } from './caption-line.ts'
import { cleanText, speakerOf, withoutMarkup } from './clean-text.ts'
import { decodeText, replacement } from './decode-text.ts'
import { longestLine, mostBytes, mostLines } from './limits.ts'
import { type LooseLine, mendLines } from './mend-lines.ts'
import { mendTimings, type RawCue } from './mend-timings.ts'
import { plainLines } from './plain-lines.ts'
import { unrolled } from './unroll.ts'
import { readWebVtt } from './web-vtt.ts'

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
export async function parseCaptions(bytes: Uint8Array): Promise<ParsedCaptions> {
  if (bytes.byteLength > mostBytes) return refused({ kind: 'too-large' })
  const text = decodeText(bytes)
  return text === undefined ? refused({ kind: 'not-text' }) : parseCaptionText(text)
}

/** Reads a pasted text. A text with times is read as captions, whatever the name of its file. */
export async function parseCaptionText(text: string): Promise<ParsedCaptions> {
  if (text.length > mostBytes) return refused({ kind: 'too-large' })
  if (text.trim() === '') return refused({ kind: 'empty' })
  if (/^\s*\[Script Info\]/i.test(text)) return refused({ kind: 'ass' })

  const inFile = text.split(/\r\n|[\n\r]/)
  const damaged = inFile.flatMap((line, place) => (line.includes(replacement) ? [place + 1] : []))
  const found = mendTimings(inFile)
  if (found.type === 'refused') return found
  if (found.cues.length === 0 && !/^\s*WEBVTT\b/.test(text)) return plain(text, damaged)
  if (found.cues.length > mostLines) return refused({ kind: 'too-many', lines: found.cues.length })
  const empty = found.cues.flatMap(({ line, text }) => (saidIn(text.join('\n')) === '' ? [line] : []))
  return timed(unrolled(await readWebVtt(found.cues)), { empty, damaged })
}

function plain(text: string, damaged: readonly number[]): ParsedCaptions {
  const lines = plainLines(text)
  if (lines.length === 0) return refused({ kind: 'no-captions' })
  if (lines.length > mostLines) return refused({ kind: 'too-many', lines: lines.length })
  return { type: 'lines', lines, timed: false, mended: { ...nothingMended, damaged } }
}

function timed(cues: readonly RawCue[], lost: Pick<Mended, 'empty' | 'damaged'>): ParsedCaptions {
  const loose: LooseLine[] = []
  for (const { line, start, end, text } of cues) {
    const raw = text.join('\n')
    const said = saidIn(raw)
    if (said === '') continue
    if (said.length > longestLine) return refused({ kind: 'too-long', line })
    const speaker = speakerOf(raw)
    loose.push({ text: said, start, end, ...(speaker && { speaker }) })
  }
  const { lines, mended } = mendLines(loose)
  if (lines.length === 0) return refused({ kind: 'no-captions' })
  return { type: 'lines', lines, timed: true, mended: { ...mended, ...lost } }
}

const saidIn = (raw: string) => cleanText(withoutMarkup(raw))

const refused = (fault: CaptionFault): ParsedCaptions => ({ type: 'refused', fault })
