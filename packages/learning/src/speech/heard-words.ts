import { isMalayalam, keyOf } from '@app/malayalam'
import { readCount } from '@app/malayalam/numbers'

/** A word of the text, and whether it was heard in its place. */
export type HeardWord = { word: string; heard: boolean }

/** The words of a text with what was heard of them, and the words that were heard and are not in the text. */
export type HeardText = { words: readonly HeardWord[]; besides: readonly string[] }

/**
 * Finds which words of a text were heard: the longest common subsequence of the two. All spellings of a word
 * count, words may be written together or apart (മഴപെയ്തു), and numbers may be digits (8 for എട്ട്). Words in
 * other scripts are not compared.
 */
export function heardWords(text: string, transcript: string): HeardText {
  const inText = tokensOf(text)
  const wanted = inText.filter(isListenedFor)
  const ofOthers = new Set(inText.filter((one) => !isListenedFor(one)).map(keyOf))
  const said = tokensOf(transcript).filter((one) => !ofOthers.has(keyOf(one)))
  const wantedKeys = wanted.map(keyOf)
  const saidKeys = said.map(keyOf)

  // The largest number of words heard, from each position in both lists to the end.
  const table: number[][] = Array.from({ length: wanted.length + 1 }, () =>
    new Array(said.length + 1).fill(0),
  )
  const longest = (at: number, from: number) => table[at]?.[from] ?? 0
  const matchesAt = (at: number, from: number) =>
    matches.filter(({ ofText, ofSaid }) =>
      saySame(wantedKeys.slice(at, at + ofText), ofText, saidKeys.slice(from, from + ofSaid), ofSaid),
    )
  for (let at = wanted.length - 1; at >= 0; at--)
    for (let from = said.length - 1; from >= 0; from--) {
      const heard = matchesAt(at, from).map(
        ({ ofText, ofSaid }) => longest(at + ofText, from + ofSaid) + ofText,
      )
      const row = table[at]
      if (row) row[from] = Math.max(longest(at + 1, from), longest(at, from + 1), ...heard)
    }

  const words: HeardWord[] = []
  const besides: string[] = []
  for (let at = 0, from = 0; at < wanted.length || from < said.length; ) {
    const match = matchesAt(at, from).find(
      ({ ofText, ofSaid }) => longest(at, from) === longest(at + ofText, from + ofSaid) + ofText,
    )
    if (match) {
      words.push(...wanted.slice(at, at + match.ofText).map((word) => ({ word, heard: true })))
      at += match.ofText
      from += match.ofSaid
    } else if (from < said.length && (at >= wanted.length || longest(at, from + 1) === longest(at, from)))
      besides.push(...said.slice(from, ++from))
    else words.push(...wanted.slice(at, ++at).map((word) => ({ word, heard: false })))
  }
  return { words, besides }
}

const tokensOf = (text: string) => text.match(/[\p{L}\p{M}\p{Nd}\u200C\u200D]+/gu) ?? []

const isListenedFor = (token: string) => isMalayalam(token) || isDigits(token)

const isDigits = (token: string) => /^\d+$/u.test(token)

/** How many words of the text can match how many words of the transcript. */
const matches = [
  { ofText: 1, ofSaid: 1 },
  { ofText: 2, ofSaid: 1 },
  { ofText: 3, ofSaid: 1 },
  { ofText: 1, ofSaid: 2 },
  { ofText: 1, ofSaid: 3 },
]

function saySame(one: readonly string[], ofOne: number, other: readonly string[], ofOther: number): boolean {
  if (one.length < ofOne || other.length < ofOther) return false
  const written = joined(other)
  if (joined(one).some((way) => written.includes(way))) return true
  const number = numberIn(one)
  return number !== undefined && [...one, ...other].some(isDigits) && number === numberIn(other)
}

/**
 * The words written as one. The half-u before the next word may be written as a full u: ഐസ്ക്രീം,
 * പുറത്തുനിന്ന്.
 */
const joined = (keys: readonly string[]) => [
  keys.join(''),
  keys.join(' ').replaceAll('് ', 'ു').replaceAll(' ', ''),
]

function numberIn(keys: readonly string[]): number | undefined {
  const text = keys.join(' ')
  return isDigits(text) ? Number(text) : readCount(text)
}
