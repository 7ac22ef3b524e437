import { normalise } from './normalise.ts'

const segmenter = new Intl.Segmenter('ml', { granularity: 'grapheme' })

/** The letters a reader sees: ക്ഷ is one, though it is three code points. */
export function graphemes(text: string): string[] {
  return Array.from(segmenter.segment(normalise(text)), ({ segment }) => segment)
}
