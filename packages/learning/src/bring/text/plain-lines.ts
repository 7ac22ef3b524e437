import type { CaptionLine } from './caption-line.ts'
import { cleanText, withoutMarkup } from './clean-text.ts'
import { longestLine } from './limits.ts'
import { readingTime } from './reading-time.ts'
import { sentencesOf } from './sentences.ts'

/** A paragraph longer than this many letters is split into sentences. */
const longParagraph = 160

/**
 * The lines of a text without times, with long paragraphs split into sentences. Their times are the time that
 * reading takes.
 */
export function plainLines(text: string): CaptionLine[] {
  let start = 0
  return text
    .split(/[\n\v\f\r\u0085\u2028\u2029]+/)
    .map((line) => cleanText(withoutMarkup(line)))
    .filter((line) => line !== '')
    .flatMap((line) => (line.length > longParagraph ? sentencesOf(line) : [line]))
    .flatMap(cut)
    .map((line) => {
      const duration = readingTime(line)
      const timed = { text: line, start: Math.round(start * 1000) / 1000, duration }
      start += duration
      return timed
    })
}

/** Cuts a sentence that is too long between two words, or between two letters if it has no space. */
function cut(line: string): string[] {
  const parts: string[] = []
  let rest = line
  while (rest.length > longestLine) {
    const space = rest.lastIndexOf(' ', longestLine)
    const at = space > 0 ? space : wholeLetters(rest)
    parts.push(rest.slice(0, at).trim())
    rest = rest.slice(at).trim()
  }
  return rest === '' ? parts : [...parts, rest]
}

/** The index to cut at: never inside a surrogate pair. */
const wholeLetters = (line: string) =>
  /[\uD800-\uDBFF]/.test(line.charAt(longestLine - 1)) ? longestLine - 1 : longestLine
