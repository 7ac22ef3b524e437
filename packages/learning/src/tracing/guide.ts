/** The size of the drawing area for words and sentences, in its own units. */
export const paper = { width: 650, height: 150 } as const

/**
 * The distance between two lines of writing, as a multiple of the letter size, with room for signs above and
 * below.
 */
export const lineHeight = 1.4

const margin = 12
const smallestSize = 16
const smallestWidth = 250

/**
 * The guide text to trace: the size of its letters, its line breaks, and the size of the drawing area, in the
 * middle of which it stands.
 */
export type Guide = { size: number; lines: readonly string[]; width: number; height: number }

/** The size of the letters: large for a word, small for a sentence. */
export function sizeOfText(text: string): number {
  if (text.length < 10) return 70
  return text.length < 20 ? 50 : 32
}

/**
 * Breaks a text into lines that fit the drawing area. If they do not fit, the letters get smaller. `widthOf`
 * measures a text in a size. A `close` area is only as wide as the writing, so that a word is larger on a
 * small screen.
 */
export function layOutGuide(
  text: string,
  widthOf: (text: string, size: number) => number,
  close = false,
): Guide {
  const words = text.trim().split(/\s+/)
  const room = paper.width - 2 * margin
  for (let size = sizeOfText(text); ; size -= 2) {
    const lines = broken(words, (line) => widthOf(line, size) <= room)
    const widest = Math.max(...lines.map((line) => widthOf(line, size)))
    const fits = lines.length * size * lineHeight <= paper.height && widest <= room
    if (!fits && size > smallestSize) continue
    const width = close
      ? Math.min(paper.width, Math.max(smallestWidth, Math.ceil(widest) + 4 * margin))
      : paper.width
    return { size, lines, width, height: paper.height }
  }
}

function broken(words: readonly string[], fits: (line: string) => boolean): string[] {
  const lines: string[] = []
  for (const word of words) {
    const longer = [...lines.slice(-1), word].join(' ')
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/**
 * How far the pen may be from a line, in units of the drawing area. With more, one letter would pass for
 * another.
 */
export const toleranceOf = ({ size }: Pick<Guide, 'size'>) => 0.085 * size

/** The vertical position of the middle of a line. */
export function middleOfLine({ size, lines, height }: Guide, line: number): number {
  return height / 2 + (line - (lines.length - 1) / 2) * size * lineHeight
}
