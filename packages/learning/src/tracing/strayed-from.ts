import { graphemes } from '@app/malayalam'
import { type Guide, middleOfLine } from './guide.ts'
import type { Stroke } from './stroke.ts'

/**
 * The syllables of a guide that stray ink lies at, each once, in order. `widthOf` measures a text in the size of
 * the guide.
 */
export function strayedFrom(
  guide: Guide,
  stray: readonly Stroke[],
  widthOf: (text: string) => number,
): readonly string[] {
  const ends = guide.lines.map((line) => {
    const left = (guide.width - widthOf(line)) / 2
    const all = graphemes(line)
    return all
      .map((syllable, at) => ({ syllable, end: left + widthOf(all.slice(0, at + 1).join('')) }))
      .filter(({ syllable }) => syllable.trim() !== '')
  })
  const found = new Set(
    stray.flat().map(({ x, y }) => {
      const line = ends[nearestLine(guide, y)] ?? []
      return line.find(({ end }) => x <= end) ?? line.at(-1)
    }),
  )
  return [...new Set(ends.flat().flatMap((one) => (found.has(one) ? [one.syllable] : [])))]
}

function nearestLine(guide: Guide, y: number): number {
  const distances = guide.lines.map((_, at) => Math.abs(middleOfLine(guide, at) - y))
  return distances.indexOf(Math.min(...distances))
}
