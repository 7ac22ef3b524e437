import { align, difference } from '@app/learning/alignment'
import { graphemes, isMalayalam, keyOf, words as wordsOf } from '@app/malayalam'
import { foldLatin, foldText } from '@app/malayalam/find'
import { keysWithLoans, type LoanWord } from './loan-words.ts'
import { lettersOfOther } from './other-word.ts'
import { spokenKeys } from './spoken-keys.ts'

/**
 * What became of a word of the sentence in a guess: said right, said right in another place, said otherwise
 * (`letters` are where), or left out.
 */
export type SaidWord =
  | { type: 'right'; word: string }
  | { type: 'moved'; word: string; wrote: string }
  | { type: 'otherwise'; word: string; wrote: string; letters: readonly string[] }
  | { type: 'missing'; word: string }

/** The result for each word, the words that are repeated, and the words that are not in the sentence. */
export type SoundComparison = {
  words: readonly SaidWord[]
  again: readonly string[]
  extra: readonly string[]
}

/** A word that differs by more than this is another word, and not the same one with a mistake. */
const tooUnlike = 0.7
const gap = 0.6

/**
 * Compares how a learner writes a sentence with how it sounds. All ways to write a sound in Latin letters are
 * one: vellam, velam, veḷḷam; and so is the guess in Malayalam letters. What comes from English may be spelt
 * as English does: schoolil. But what says another sound (thalla for തല), or another word (`isWord`) more
 * exactly, is heard: paattu is a song, and no silk.
 */
export function compareSound(
  text: string,
  guess: string,
  loans: readonly LoanWord[] = [],
  isWord: (word: string) => boolean = () => false,
): SoundComparison {
  const targets = wordsOf(text)
  const keys = targets.map(spokenKeys)
  const keysOf = remembered((written) => [...soundKeys(written), ...keysWithLoans(written, loans)])
  const hasLoan = (written: string) => keysWithLoans(written, loans).length > 0
  const wrote = split(guess, keys, keysOf)
  const writtenKeys = wrote.map(keysOf)
  const costs = writtenKeys.map((written) => keys.map((key) => unlike(written, key)))
  const cost = (from: number, to: number) => costs[from]?.[to] ?? 1
  const steps = align(wrote.length, targets.length, cost, gap)
  // A right word in the wrong place is neither missing nor another word.
  const unplaced = new Set(
    steps.flatMap(({ from, to, cost }) => (from >= 0 && (to < 0 || cost > 0) ? [from] : [])),
  )
  const movedTo = new Map<number, string>()
  for (const { to, from, cost } of steps) {
    if (to < 0 || (from >= 0 && cost === 0)) continue
    const elsewhere = [...unplaced].find((other) => costs[other]?.[to] === 0) ?? -1
    const written = wrote[elsewhere]
    if (written !== undefined && unplaced.delete(elsewhere)) movedTo.set(to, written)
  }
  const words = steps.flatMap(({ from, to, cost }): SaidWord[] => {
    const [word, written] = [targets[to], wrote[from]]
    if (word === undefined) return []
    const moved = movedTo.get(to)
    if (moved !== undefined) return [{ type: 'moved', word, wrote: moved }]
    if (written === undefined || (cost > 0 && !unplaced.has(from))) return [{ type: 'missing', word }]
    if (cost > 0)
      return [{ type: 'otherwise', word, wrote: written, letters: lettersThatDiffer(word, written) }]
    const letters = hasLoan(written) ? [] : lettersOfOther(word, written, guess, isWord)
    if (letters.length > 0) return [{ type: 'otherwise', word, wrote: written, letters }]
    return [{ type: 'right', word }]
  })
  const extra = steps.flatMap(({ from, to }) =>
    unplaced.has(from) && (to < 0 || movedTo.has(to)) ? [from] : [],
  )
  const isSaid = (from: number) => costs[from]?.includes(0) ?? false
  const written = (some: readonly number[]) => some.flatMap((from) => wrote[from] ?? [])
  return {
    words,
    again: written(extra.filter(isSaid)),
    extra: written(extra.filter((from) => !isSaid(from))),
  }
}

/**
 * The guess in words. Where it joins or parts the words of the sentence otherwise, as the sentence has them.
 */
function split(guess: string, keys: readonly Keys[], keysOf: KeysOf): string[] {
  const known = new Set(keys.flat())
  const isKnown = (written: string) => keysOf(written).some((key) => known.has(key))
  const tokens = keyOf(guess).match(/[\p{L}\p{M}’']+/gu) ?? []
  const wrote: string[] = []
  for (let at = 0; at < tokens.length; ) {
    const [one = '', two = ''] = tokens.slice(at, at + 2)
    const isWord = isKnown(one)
    const joined = isWord || two === '' ? undefined : glides.map((glide) => one + glide + two).find(isKnown)
    wrote.push(...(joined ? [joined] : isWord ? [one] : (parts(one, keys, keysOf) ?? [one])))
    at += joined ? 2 : 1
  }
  return wrote
}

/**
 * Two words said as one have a glide between their vowels, which is not written between two words: ചുമ ഉണ്ട്
 * is chumayundu. The half-u at the end of the first is often not written either: purat ninnu.
 */
const glides = ['', 'y', 'v', 'u']

/** Characters; nobody writes words of more as one. */
const longestJoined = 36

/** Words that follow one another in the sentence, and that somebody wrote as one. */
function parts(token: string, keys: readonly Keys[], keysOf: KeysOf): string[] | undefined {
  if (token.length > longestJoined) return undefined
  const isAt = (written: string, at: number) => {
    const found = keysOf(written)
    return keys[at]?.some((key) => found.includes(key)) ?? false
  }
  const failed = new Set<string>()
  const from = (at: number, rest: string): string[] | undefined => {
    if (at >= keys.length || failed.has(`${at} ${rest}`)) return undefined
    if (rest !== token && isAt(rest, at)) return [rest]
    for (let end = 1; end < rest.length; end++) {
      const start = rest.slice(0, end)
      if (!isAt(start, at)) continue
      for (const glide of glides) {
        const others = rest.startsWith(glide, end) ? from(at + 1, rest.slice(end + glide.length)) : undefined
        if (others) return [start, ...others]
      }
    }
    failed.add(`${at} ${rest}`)
    return undefined
  }
  for (const at of keys.keys()) {
    const found = from(at, token)
    if (found) return found
  }
  return undefined
}

function unlike(written: Keys, keys: Keys): number {
  const least = Math.min(...written.flatMap((one) => keys.map((key) => difference(one, key))))
  return least > tooUnlike ? 2 * gap + 1 : least
}

type Keys = readonly string[]

/** The keys of all that a written word may sound like. */
type KeysOf = (written: string) => Keys

/** Each worked out once: where words are joined, the same letters are tried at every place. */
function remembered(keysOf: KeysOf): KeysOf {
  const known = new Map<string, Keys>()
  return (written) => {
    const keys = known.get(written) ?? keysOf(written)
    known.set(written, keys)
    return keys
  }
}

export const soundKeys: KeysOf = (written) =>
  isMalayalam(written) ? [foldText(written)] : waysToType(written).flatMap(foldLatin)

/** What a search need not know: naaley for നാളെ, athchan for അച്ഛൻ. */
const waysToType = (written: string) => [
  ...new Set([written, written.replace(/(?<=[^aeiou])ey$/u, 'e').replaceAll('thch', 'cch')]),
]

/** The letters of a word at which a writing of it differs. */
function lettersThatDiffer(word: string, written: string): string[] {
  const letters = graphemes(keyOf(word))
  const key = foldText(keyOf(word))
  const closest =
    soundKeys(written).toSorted((one, other) => difference(one, key) - difference(other, key))[0] ?? ''
  const letterOf = lettersOfKey(letters, key)
  const differing = new Set<number>()
  // Who has written the beginning of a word has written that, and not bits of all of it.
  const begun = sameBeginning(closest, key)
  const [wroteOn, goesOn] = [closest.slice(begun), key.slice(begun)]
  let last = Math.max(0, begun - 1)
  for (const { to, cost } of align(wroteOn.length, goesOn.length, sameLetter(wroteOn, goesOn))) {
    last = to < 0 ? last : begun + to
    if (cost > 0) differing.add(letterOf[last] ?? 0)
  }
  return letters.filter((_, at) => differing.has(at))
}

function sameBeginning(one: string, other: string): number {
  let length = 0
  while (length < one.length && one[length] === other[length]) length++
  return length
}

/**
 * For each place in the key of a word, which of its letters it comes from: keys of the letters, one by one,
 * hold a little more than the key of all.
 */
function lettersOfKey(letters: readonly string[], key: string): number[] {
  const pieces = letters.map((letter) => foldText(letter) || ' ')
  const owners = pieces.flatMap((piece, at) => Array.from(piece, () => at))
  const found: number[] = []
  for (const { from, to } of align(key.length, owners.length, sameLetter(key, pieces.join(''))))
    if (from >= 0) found[from] = owners[to] ?? found[from - 1] ?? 0
  return found
}

const sameLetter = (one: string, other: string) => (from: number, to: number) =>
  Number(one[from] !== other[to])
