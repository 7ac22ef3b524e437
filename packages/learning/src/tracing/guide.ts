/** The paper for words and sentences, in its own units. */
export const paper = { width: 650, height: 150 } as const

/** From one line of writing to the next, in times of its size: room for what stands above and below. */
export const lineHeight = 1.4

const margin = 12
const smallestSize = 16
const smallestWidth = 250

/** What is written to be traced: the size of the letters, where the lines break, and the paper that they stand in the middle of. */
export type Guide = { size: number; lines: readonly string[]; width: number; height: number }

/** The size of the letters: large for a word, small for a sentence. */
export function sizeOfText(text: string): number {
  if (text.length < 10) return 70
  return text.length < 20 ? 50 : 32
}

/**
 * Breaks a text into lines that fit the paper; where they cannot, the letters shrink. `widthOf` measures a text in a size. A `close` paper is cut
 * to the writing's width, which makes a word larger on a small screen.
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

/** How far from a line the pen may go, in units of the paper: more would take another letter for this one. */
export const toleranceOf = ({ size }: Pick<Guide, 'size'>) => 0.085 * size

/** The height of each line's middle on the paper. */
export function middleOfLine({ size, lines, height }: Guide, line: number): number {
  return height / 2 + (line - (lines.length - 1) / 2) * size * lineHeight
}
