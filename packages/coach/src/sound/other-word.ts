import { align } from '@app/learning/alignment'
import { graphemes, isMalayalam, keyOf, words as wordsOf } from '@app/malayalam'
import { foldText } from '@app/malayalam/find'
import { isDoubled, type SoundUnit, unitsOf } from './sound-units.ts'
import type { Habits } from './spellings-of-sounds.ts'
import { spokenWays } from './spoken-keys.ts'
import { habitsIn, type Misfit, misfitsIn } from './typed-sounds.ts'

/**
 * The letters at which a learner has written another word than this, though both are found by one key: mala
 * (hill) for മഴ, paattu (song) for പട്ട്, thalla for തല. All usual ways to type the word are right. What may
 * be meant so, as l for ഴ, is another word only where there is one that is typed so more exactly (`isWord`).
 * Empty where the word is right.
 */
export function lettersOfOther(
  word: string,
  written: string,
  guess: string,
  isWord: (word: string) => boolean,
): string[] {
  const key = keyOf(word)
  if (isMalayalam(written))
    return otherSpellings(key, written).some(isWord) ? lettersBeside(key, keyOf(written)) : []
  const misfits = leastMisfits(word, written, habitsIn(guess))
  const isOther =
    misfits.some(({ fit }) => fit === 'wrong') || othersTyped(key, written, misfits, guess).some(isWord)
  return isOther ? lettersAt(key, misfits) : []
}

/** All that may be the other word, to be looked up before a guess is compared. */
export function otherWordsIn(
  text: string,
  guess: string,
  keysOf: (typed: string) => readonly string[],
): string[] {
  const tokens = new Set(keyOf(guess).match(/[\p{L}\p{M}]+/gu))
  const typed = [...tokens].map((token) => ({ token, keys: keysOf(token) }))
  const habits = habitsIn(guess)
  const others = [...new Set(wordsOf(text).map(keyOf))].flatMap((key) => {
    const folded = foldText(key)
    return typed
      .filter(({ keys }) => keys.includes(folded))
      .flatMap(({ token }) =>
        isMalayalam(token)
          ? otherSpellings(key, token)
          : othersTyped(key, token, leastMisfits(key, token, habits), guess),
      )
  })
  return [...new Set(others)].slice(0, mostOfText)
}

/**
 * Of the pronunciations of the word, the one closest to what the learner wrote. Learners get the benefit of
 * the doubt.
 */
function leastMisfits(word: string, written: string, habits: Habits): Misfit[] {
  const found = spokenWays(word).flatMap((way) => {
    const misfits = misfitsIn(way, written, habits)
    return misfits ? [misfits] : []
  })
  return found.toSorted((one, other) => weightOf(one) - weightOf(other))[0] ?? []
}

const weightOf = (misfits: readonly Misfit[]) =>
  misfits.reduce((weight, { fit }) => weight + (fit === 'wrong' ? wrongWeight : 1), 0)
const wrongWeight = 100

/** Sounds; no word of the dictionary has more. */
const longest = 40

/** A question asks for no more words than these, for each of its own and in all. */
const mostOthers = 16
const mostOfText = 64

/**
 * The words that a learner has typed more exactly than this one: with a sound exchanged that does not fit,
 * and at most one more.
 */
function othersTyped(key: string, written: string, misfits: readonly Misfit[], guess: string): string[] {
  const units = unitsOf(key)
  if (!units || units.length > longest || misfits.length === 0 || misfits.some(({ fit }) => fit === 'wrong'))
    return []
  const habits = habitsIn(guess)
  const changes = units.flatMap((unit, at) => exchangesOf(unit).map((text) => ({ at, text })))
  const first = changes.filter(({ at }) => misfits.some(({ unit }) => unit.at === units[at]?.at))
  const pairs = first.flatMap((one) => changes.filter(({ at }) => at !== one.at).map((other) => [one, other]))
  const others = [...first.map((one) => [one]), ...pairs].map((exchanged) =>
    units.map(({ text }, at) => exchanged.find((one) => one.at === at)?.text ?? text).join(''),
  )
  const isNearer = (other: string) => {
    const found = misfitsIn(other, written, habits)
    return found !== undefined && weightOf(found) < weightOf(misfits)
  }
  return [...new Set(others)].filter(isNearer).slice(0, mostOthers)
}

/** Sounds that one key has for one another: by length, by doubling, by voice, or by where the tongue is. */
function exchangesOf({ text, kind, inCluster, isLast }: SoundUnit): string[] {
  if (kind === 'joint') return []
  if (kind === 'vowel')
    return lengths.flatMap((pair) => (pair.includes(text) ? pair.filter((one) => one !== text) : []))
  if (isLast) return closing.find(([letters]) => letters.includes(text))?.[1].split(' ') ?? []
  const letter = text === 'റ്റ' ? 'ട' : (text.at(-1) ?? '')
  const alike = [
    ...new Set([letter, ...alikeLetters.filter((row) => row.includes(letter)).flatMap((row) => [...row])]),
  ]
  const doubled = inCluster ? [] : alike.flatMap(doublesOf)
  return [...(inCluster && isDoubled(text) ? [] : alike), ...doubled].filter((one) => one !== text)
}

const lengths = ['അ ആ', ' ാ', 'ഇ ഈ', 'ി ീ', 'ഉ ഊ', 'ു ൂ', 'എ ഏ', 'െ േ', 'ഒ ഓ', 'ൊ ോ', '് ു'].map((pair) =>
  pair.split(' '),
)
const alikeLetters = ['ലളഴ', 'നണഞങ', 'രറ', 'ടതഠഥ', 'കഖഗഘ', 'ചഛജഝ', 'ടഠഡഢ', 'തഥദധ', 'പഫബഭ']
/** Aspirates are doubled by their plain fellows, and റ്റ is typed as ട്ട is. */
function doublesOf(letter: string): string[] {
  if (letter === 'ട') return ['ട്ട', 'റ്റ']
  return 'ലളനണഞങതകഗചജഡദപബമവ'.includes(letter) ? [`${letter}്${letter}`] : []
}

const closing = [
  ['ൽൾ', 'ല്ല് ള്ള്'],
  ['ൻൺ', 'ന്ന് ണ്ണ്'],
] as const

/**
 * What a learner has written in Malayalam letters, where they are others than the word's: but for a half-u
 * that is written as a full one.
 */
const otherSpellings = (key: string, written: string) => {
  const [one, other] = [key, keyOf(written)].map((text) => text.replace(/ു$/u, '്'))
  return one === other ? [] : [keyOf(written)]
}

function lettersBeside(key: string, written: string): string[] {
  const [letters, others] = [graphemes(key), graphemes(written)]
  const steps = align(letters.length, others.length, (from, to) => Number(letters[from] !== others[to]))
  return steps.flatMap(({ from, cost }) => (from >= 0 && cost > 0 ? (letters[from] ?? []) : []))
}

/** The letters of a word that its misfits are in. */
function lettersAt(key: string, misfits: readonly Misfit[]): string[] {
  const letters = graphemes(key)
  const starts = letters.map((_, at) => letters.slice(0, at).join('').length)
  return letters.filter((letter, at) => {
    const start = starts[at] ?? 0
    return misfits.some(({ unit }) => unit.at >= start && unit.at < start + letter.length)
  })
}
