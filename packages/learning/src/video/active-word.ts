import { textPieces } from '../vocabulary/text-pieces.ts'
import type { TranscriptWord } from './transcript.ts'

type TimedWord = Pick<TranscriptWord, 'start' | 'end'>

/** The word that is being said, where it is known when words are: it lasts until the next one begins, at the longest. */
export function activeWord(words: readonly TimedWord[], time: number): number | undefined {
  const last = words.findLastIndex(({ start }) => start !== undefined && start <= time)
  const word = words[last]
  return word?.end !== undefined && time <= word.end ? last : undefined
}

/**
 * For each word of a line, its place among the Malayalam words that are shown of the line's text. The two lists may differ where a text has
 * numbers or words of other scripts; each word is looked for after the one before it.
 */
export function wordPlaces(text: string, words: readonly { word: string }[]): (number | undefined)[] {
  const shown = malayalamWords(text)
  let from = 0
  return words.map(({ word }) => {
    const [first] = malayalamWords(word)
    const place = first === undefined ? -1 : shown.indexOf(first, from)
    if (place < 0) return undefined
    from = place + 1
    return place
  })
}

const malayalamWords = (text: string) =>
  textPieces(text).flatMap(({ text, isWord }) => (isWord ? [text] : []))
