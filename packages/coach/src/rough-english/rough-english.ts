import { capitalised } from '@app/english'
import type { WordReading } from '@app/learning/vocabulary'
import { words as wordsOf } from '@app/malayalam'
import { readInPlace } from '../reading/in-place.ts'
import { piecesOf } from '../reading/pieces-of.ts'
import { type Place, placesOf, type Readings } from '../reading/place.ts'
import { type Atom, atomsOf } from './atoms.ts'
import { withBenefit } from './benefit.ts'
import { isNounInTable } from './noun-phrase.ts'
import { readSentence } from './read-sentence.ts'
import { isVerbInTable } from './verb-frame.ts'

/** Longer texts are not read: who does what in them is never sure. */
const mostWords = 14

/**
 * What a text says, roughly, in English, or undefined where anything in it is not sure: a word without an
 * entry, one with several meanings that fit, a form or an order of words that we have no English for.
 */
export function roughEnglish(text: string, readings: Readings): string | undefined {
  const sentences = sentencesIn(text)
  if (sentences.length === 0) return undefined
  const said: string[] = []
  for (const sentence of sentences) {
    const one = roughSentence(sentence, readings)
    if (one === undefined) return undefined
    said.push(one)
  }
  return said.join(' ')
}

const sentencesIn = (text: string) =>
  text
    .match(/[^.!?…]+[.!?…]*/gu)
    ?.map((one) => one.trim())
    .filter((one) => one !== '') ?? []

/** Whether a text is short enough to be read: nobody need fetch the dictionary for another. */
export const mayBeRead = (text: string): boolean =>
  sentencesIn(text).every((sentence) => wordsOf(sentence).length <= mostWords)

function roughSentence(text: string, readings: Readings): string | undefined {
  const places = placesOf(text, readings)
  if (places.length === 0 || places.length > mostWords) return undefined
  if (piecesOf(text).some(({ malayalam }) => !malayalam) || other.test(text)) return undefined
  const found = readInPlace(text, readings)
  const best = found.map((ones, at) => (isAlone(places, at) ? (ones.find(isWhole) ?? ones[0]) : ones[0]))
  const said = spoken(best, places, text) ?? onlyOther(found, best, places, text)
  if (said === undefined) return undefined
  const isOpen = found.some((ones, at) =>
    ones.some((one, place) => {
      if (place === 0 || !isAsLikely(one, ones[0])) return false
      const other = spoken(best.with(at, one), places, text)
      return other !== undefined && other !== said
    }),
  )
  return isOpen ? undefined : said
}

/** Where the likeliest readings make no sentence, and just one as likely reading of a word does. */
function onlyOther(
  found: readonly (readonly WordReading[])[],
  best: readonly (WordReading | undefined)[],
  places: readonly Place[],
  text: string,
): string | undefined {
  const others = found.flatMap((ones, at) =>
    ones.slice(1).flatMap((one) => {
      const other = isAsLikely(one, ones[0]) ? spoken(best.with(at, one), places, text) : undefined
      return other === undefined ? [] : [other]
    }),
  )
  return new Set(others).size === 1 ? others[0] : undefined
}

/** A word between two marks that has a meaning of its own there: ക്ഷമിക്കണം is “sorry”. */
const isAlone = (places: readonly Place[], at: number) =>
  (at === 0 || places[at - 1]?.mark.includes(',') === true) &&
  (at === places.length - 1 || places[at]?.mark.includes(',') === true)
const isWhole = ({ entry, endings }: WordReading) =>
  (entry.pos === 'phrase' || entry.pos === 'interjection') && endings.length === 0

/** ഓഫ് ചെയ്യൂ, പാർക്ക് ചെയ്തു: two words that are one verb; ഫോൺ നമ്പർ: that are one noun. */
const withWordsOfTwo = (atoms: readonly Atom[]): Atom[] =>
  atoms.flatMap((atom, at) => {
    const [last, next] = [atoms[at - 1], atoms[at + 1]]
    if (next && (isVerbOfTwo(atom, next) || isNounOfTwo(atom, next))) return []
    if (last && isNounOfTwo(last, atom))
      return [{ ...atom, entry: { ...atom.entry, word: `${last.entry.word} ${atom.entry.word}` } }]
    if (!last || !isVerbOfTwo(last, atom)) return [atom]
    const word = `${last.entry.word} ${atom.entry.word}`
    return [{ ...atom, entry: { ...atom.entry, word, means: ['to do'] } }]
  })

const isNounOfTwo = (first: Atom, second: Atom) =>
  first.ids.length === 0 &&
  first.mark.trim() === '' &&
  second.entry.pos === 'noun' &&
  isNounInTable(`${first.entry.word} ${second.entry.word}`)

const isVerbOfTwo = (first: Atom, second: Atom) =>
  first.ids.length === 0 &&
  first.mark.trim() === '' &&
  second.entry.pos === 'verb' &&
  isVerbInTable(`${first.entry.word} ${second.entry.word}`)

/** What is neither a letter, a space nor one of the marks that we know. */
const other = /[^\p{L}\p{M}\p{Zs}\p{Cf}.,!?…]/u

/** Two words that are spelt alike, in the same form: which of them it is, only the place can tell. */
const isAsLikely = (one: WordReading, first: WordReading | undefined) =>
  first !== undefined && one.entry.id !== first.entry.id && !one.before && one.cost - first.cost <= 2

function spoken(
  readings: readonly (WordReading | undefined)[],
  places: readonly Place[],
  text: string,
): string | undefined {
  if (readings.some((reading) => !reading || reading.probable)) return undefined
  const isAsked = text.endsWith('?')
  const atoms = readings.flatMap((reading, at) => {
    const place = places[at]
    return reading && place ? atomsOf(reading, place.word, place.mark) : []
  })
  const found = withBenefit(atoms)
  const said = readSentence(withWordsOfTwo(found), isAsked) ?? readSentence(found, isAsked)
  return said === undefined ? undefined : capitalised(said) + (isAsked ? '?' : '.')
}
