import type { CaptionLine } from './caption-line.ts'
import { cleanText, withoutMarkup } from './clean-text.ts'
import { longestLine } from './limits.ts'
import type { Paragraph } from './paragraph.ts'
import { inThousandths, readingTime } from './reading-time.ts'
import { sentencesOf } from './sentences.ts'

/**
 * The lines of a text without times: its sentences, and how many of them each paragraph has. Their times are the time
 * that reading takes.
 */
export function linesOf(paragraphs: readonly Paragraph[]): { lines: CaptionLine[]; paragraphs: number[] } {
  let start = 0
  const apart = paragraphs
    .map((paragraph) => linesOfParagraph(paragraph).filter(({ text }) => text !== ''))
    .filter((lines) => lines.length > 0)
  const lines = apart.flat().map((line) => {
    const timed = { ...line, start: inThousandths(start), duration: readingTime(line.text) }
    start += timed.duration
    return timed
  })
  return { lines, paragraphs: apart.map(({ length }) => length) }
}

type Line = Omit<CaptionLine, 'start' | 'duration'>

/** A translation stays whole with its paragraph, unless both have as many sentences. */
function linesOfParagraph({ text, translation, speaker }: Paragraph): Line[] {
  const said = sentencesOf(cleanText(withoutMarkup(text)))
  const told = translation === undefined ? [] : sentencesOf(cleanText(withoutMarkup(translation)))
  const parts = told.length === 0 || told.length === said.length ? said : [said.join(' ')]
  const others = told.length === parts.length ? told : [told.join(' ')]
  return parts.flatMap((part, place) =>
    cut(part).map((piece, at) => ({
      text: piece,
      ...(at === 0 && others[place] && { translation: others[place].slice(0, longestLine).toWellFormed() }),
      ...(speaker !== undefined && { speaker }),
    })),
  )
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
