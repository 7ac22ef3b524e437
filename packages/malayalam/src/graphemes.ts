import { normalise } from './normalise.ts'

let segmenter: Intl.Segmenter | undefined

/** The letters a reader sees: ക്ഷ is one, though it is three code points. */
export function graphemes(text: string): string[] {
  // Made on first use, because a browser needs 20 ms for it, and 80 ms on a cheap phone.
  segmenter ??= new Intl.Segmenter('ml', { granularity: 'grapheme' })
  return Array.from(segmenter.segment(normalise(text)), ({ segment }) => segment)
}
