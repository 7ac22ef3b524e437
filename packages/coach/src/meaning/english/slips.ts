import { stem } from '@app/english'
import { editsApart } from '@app/learning/alignment'
import { english } from '../data.ts'

/**
 * A guess without slips of the keys: a word that nobody knows, with one letter too many, too few, or two
 * exchanged, is the word of the sentence. Another letter in one's place may make another word, and is none.
 */
export function withoutSlips(guess: string, wanted: ReadonlySet<string>): string {
  const words = [...wanted].filter((word) => word.length >= shortest)
  return guess.replace(/[a-z]{5,}/giu, (written) => {
    const word = written.toLowerCase()
    if (wanted.has(word) || isKnown(word)) return written
    return words.find((one) => one.charAt(0) === word.charAt(0) && isSlip(word, one)) ?? written
  })
}

const shortest = 5

const known = new Set(
  [
    ...english.acts,
    ...english.qualities,
    ...english.times,
    ...english.people,
    ...english.adverbs,
    ...english.numbers,
  ]
    .concat(english.kinds.flat(), english.alike.flat(), [...english.realWords])
    .map(stem),
)
const isKnown = (word: string) => known.has(stem(word)) || english.prepositions.has(word)

function isSlip(written: string, word: string): boolean {
  const [one, other] = [single(written), single(word)]
  if (one === other) return true
  return editsApart(one, other) === 1 && (one.length !== other.length || sorted(one) === sorted(other))
}

const sorted = (word: string) => [...word].toSorted().join('')

/** “Tommorow”: doubled letters are doubled in the wrong place. */
const single = (word: string) => word.replace(/(.)\1/gu, '$1')
