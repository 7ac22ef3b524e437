import { bringText } from './bring-text.ts'
import type { Brought } from './brought.ts'
import { namedFile } from './documents/named-files.ts'
import { type CaptionFault, type CaptionLine, type Mended, nothingMended } from './text/caption-line.ts'
import { decodeText } from './text/decode-text.ts'
import { mostBytes } from './text/limits.ts'

/**
 * The lines of a file or a text, whether their times are from the file, and what was corrected; or why it cannot be
 * read. `paragraphs`: how many lines each paragraph of a text without times has.
 */
export type ParsedCaptions =
  | {
      type: 'lines'
      lines: readonly CaptionLine[]
      timed: boolean
      mended: Mended
      paragraphs?: readonly number[]
    }
  | { type: 'refused'; fault: CaptionFault }

/** Reads a text in any encoding as lines, whatever it is. It never throws, and the size of the result is limited. */
export function parseCaptions(bytes: Uint8Array): ParsedCaptions {
  if (bytes.length > mostBytes) return { type: 'refused', fault: { kind: 'too-large' } }
  const format = namedFile(bytes)
  if (format) return { type: 'refused', fault: { kind: 'format', format } }
  const text = decodeText(bytes)
  return text === undefined ? { type: 'refused', fault: { kind: 'not-text' } } : parseCaptionText(text)
}

/** Reads a pasted text as lines. A text with times is read as captions. */
export function parseCaptionText(text: string): ParsedCaptions {
  const read = bringText(text)
  return linesOfBrought(read.kind === 'words' ? bringText(text, '', { as: 'text' }) : read)
}

/** What was brought, as lines. Words are none: they must be asked for as a text. */
export function linesOfBrought(brought: Brought): ParsedCaptions {
  switch (brought.kind) {
    case 'lines': {
      const { lines, timed, mended } = brought
      return { type: 'lines', lines, timed, mended }
    }
    case 'text': {
      const { chapters } = brought.text
      const damaged = brought.doubts.find(({ what }) => what === 'damaged')?.lines ?? []
      return {
        ...{ type: 'lines', timed: false, mended: { ...nothingMended, damaged } },
        lines: chapters.flatMap(({ lines }) => lines),
        paragraphs: chapters.flatMap(({ paragraphs }) => paragraphs),
      }
    }
    case 'words':
      return { type: 'refused', fault: { kind: 'no-captions' } }
    case 'refused':
      return { type: 'refused', fault: brought.fault }
  }
}
