import type { WordReading } from '@app/learning/vocabulary'
import { words as wordsOf } from '@app/malayalam'
import type { Sentence } from '../frame/said.ts'
import type { Language } from '../language/language.ts'
import { readInPlace } from '../reading/in-place.ts'
import { piecesOf } from '../reading/pieces-of.ts'
import { type Place, placesOf, type Readings } from '../reading/place.ts'
import { withBenefit } from './benefit.ts'
import { type Morpheme, morphemesOf } from './morphemes.ts'
import { readSentence } from './read-sentence.ts'
import { isVerbInTable } from './verb-line.ts'

/** Longer texts are not read: who does what in them is never sure. */
const mostWords = 14

/** Puts a sentence into English: two readings that come to the same words are one. */
type Say = (sentence: Sentence) => string

/**
 * What a text says, a frame for each of its sentences, or undefined where anything in it is not sure: a word
 * without an entry, one with several meanings that fit, a form or an order of words that we cannot read.
 */
export function readMalayalam(
  text: string,
  readings: Readings,
  language: Language,
  say: Say,
): readonly Sentence[] | undefined {
  const sentences = sentencesIn(text)
  if (sentences.length === 0) return undefined
  const said: Sentence[] = []
  for (const sentence of sentences) {
    const one = readOne(sentence, readings, language, say)
    if (one === undefined) return undefined
    said.push(one)
  }
  return said
}

const sentencesIn = (text: string) =>
  text
    .match(/[^.!?…]+[.!?…]*/gu)
    ?.map((one) => one.trim())
    .filter((one) => one !== '') ?? []

/** Whether a text is short enough to be read: nobody need fetch the dictionary for another. */
export const mayBeRead = (text: string): boolean =>
  sentencesIn(text).every((sentence) => wordsOf(sentence).length <= mostWords)

function readOne(text: string, readings: Readings, language: Language, say: Say): Sentence | undefined {
  const places = placesOf(text, readings)
  if (places.length === 0 || places.length > mostWords) return undefined
  if (piecesOf(text).some(({ malayalam }) => !malayalam) || other.test(text)) return undefined
  const found = readInPlace(text, readings)
  const best = found.map((ones, at) => (isAlone(places, at) ? (ones.find(isWhole) ?? ones[0]) : ones[0]))
  const read = (of: readonly (WordReading | undefined)[]) => readAs(of, places, text, language)
  const likeliest = read(best)
  const others = found.flatMap((ones, at) =>
    ones.slice(1).flatMap((one) => {
      const other = isAsLikely(one, ones[0]) ? read(best.with(at, one)) : undefined
      return other ? [other] : []
    }),
  )
  const texts = new Set([...(likeliest ? [likeliest] : []), ...others].map(say))
  return texts.size === 1 ? (likeliest ?? others[0]) : undefined
}

/** A word between two marks that has a meaning of its own there: ക്ഷമിക്കണം is “sorry”. */
const isAlone = (places: readonly Place[], at: number) =>
  (at === 0 || places[at - 1]?.mark.includes(',') === true) &&
  (at === places.length - 1 || places[at]?.mark.includes(',') === true)
const isWhole = ({ entry, endings }: WordReading) =>
  (entry.pos === 'phrase' || entry.pos === 'interjection') && endings.length === 0

/** ഓഫ് ചെയ്യൂ, പാർക്ക് ചെയ്തു: two words that are one verb; ഫോൺ നമ്പർ: that are one noun. */
const withWordsOfTwo = (morphemes: readonly Morpheme[], language: Language): Morpheme[] => {
  const isNounOfTwo = (first: Morpheme, second: Morpheme) =>
    isBeside(first, second, 'noun') && language.nouns.has(`${first.entry.word} ${second.entry.word}`)
  const isVerbOfTwo = (first: Morpheme, second: Morpheme) =>
    isBeside(first, second, 'verb') && isVerbInTable(`${first.entry.word} ${second.entry.word}`, language)
  return morphemes.flatMap((morpheme, at) => {
    const [last, next] = [morphemes[at - 1], morphemes[at + 1]]
    if (next && (isVerbOfTwo(morpheme, next) || isNounOfTwo(morpheme, next))) return []
    if (!last) return [morpheme]
    const word = `${last.entry.word} ${morpheme.entry.word}`
    if (isNounOfTwo(last, morpheme)) return [{ ...morpheme, entry: { ...morpheme.entry, word } }]
    if (!isVerbOfTwo(last, morpheme)) return [morpheme]
    return [{ ...morpheme, entry: { ...morpheme.entry, word, means: ['to do'] } }]
  })
}

const isBeside = (first: Morpheme, second: Morpheme, pos: string) =>
  first.ids.length === 0 && first.mark.trim() === '' && second.entry.pos === pos

/** What is neither a letter, a space nor one of the marks that we know. */
const other = /[^\p{L}\p{M}\p{Zs}\p{Cf}.,!?…]/u

/** Two words that are spelt alike, in the same form: which of them it is, only the place can tell. */
const isAsLikely = (one: WordReading, first: WordReading | undefined) =>
  first !== undefined && one.entry.id !== first.entry.id && !one.before && one.cost - first.cost <= 2

function readAs(
  readings: readonly (WordReading | undefined)[],
  places: readonly Place[],
  text: string,
  language: Language,
): Sentence | undefined {
  if (readings.some((reading) => !reading || reading.probable)) return undefined
  const isAsked = text.endsWith('?')
  const morphemes = readings.flatMap((reading, at) => {
    const place = places[at]
    return reading && place ? morphemesOf(reading, place.word, place.mark) : []
  })
  const found = withBenefit(morphemes, language)
  return (
    readSentence(withWordsOfTwo(found, language), isAsked, language) ?? readSentence(found, isAsked, language)
  )
}
