import { textPieces } from '../vocabulary/text-pieces.ts'
import type { TranscriptWord } from './transcript.ts'

type TimedWord = Pick<TranscriptWord, 'start' | 'end'>

/**
 * The word that is being spoken, if the times of the words are known. A word lasts until the next one begins
 * at the longest.
 */
export function activeWord(words: readonly TimedWord[], time: number): number | undefined {
  const last = words.findLastIndex(({ start }) => start !== undefined && start <= time)
  const word = words[last]
  return word?.end !== undefined && time <= word.end ? last : undefined
}

/**
 * For each word of a line, its index among the Malayalam words of the line's text. The lists differ if the
 * text has numbers or words in other scripts. Each word is searched after the one before it.
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
