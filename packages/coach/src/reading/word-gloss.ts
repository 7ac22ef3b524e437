import type { WordReading } from '@app/learning/vocabulary'
import { words as wordsOf } from '@app/malayalam'
import { wordsBefore } from '@app/malayalam/forms'
import type { KnownSentence } from '../known-sentence.ts'
import { agrees } from './fits-gloss.ts'
import { type Readings, readInPlace } from './in-place.ts'
import { joinedMeaning } from './joined-endings.ts'
import { piecesOf } from './pieces-of.ts'

/**
 * The best reading of each word of a sentence in its place: the one that matches its gloss, if the bank has
 * one (മുറിയും is “and a room” or “will get cut”). Undefined for a word without an entry.
 */
export const bestReadings = (
  text: string,
  readings: Readings,
  known?: KnownSentence,
): (WordReading | undefined)[] =>
  readInPlace(text, readings).map((found, at) => {
    const gloss = known?.gloss[at] ?? ''
    return found.find((reading) => agrees(reading, gloss)) ?? found[0]
  })

/**
 * The meaning of every word of a sentence: from the bank, or else from the dictionary. A word in neither has
 * no gloss.
 */
export function glossesOf(
  text: string,
  known: KnownSentence | undefined,
  readings: Readings,
): (string | undefined)[] {
  return bestReadings(text, readings).map((reading, at) => known?.gloss[at] ?? glossOf(reading))
}

/**
 * A word of a sentence: its gloss, its endings by their names, and its entry where the sentence leaves no doubt. `isKnown`: it has
 * a meaning that is known.
 */
export type MeantWord = {
  word: string
  gloss: string
  isKnown: boolean
  endings: readonly string[]
  entry?: string
}

/** The words of a sentence with what they mean. Words in other letters mean themselves. */
export function meantWords(text: string, known: KnownSentence | undefined, readings: Readings): MeantWord[] {
  const best = bestReadings(text, readings, known)
  const glosses = glossesOf(text, known, readings)
  const meant = wordsOf(text).map((word, at): MeantWord => {
    const reading = best[at]
    const gloss = known?.gloss[at]
    const isClear =
      reading &&
      ((gloss !== undefined && agrees(reading, gloss)) ||
        readings(word).every(({ entry }) => entry.id === reading.entry.id))
    return {
      word,
      gloss: glosses[at] ?? '…',
      isKnown: glosses[at] !== undefined,
      endings: [...(reading?.before?.endings ?? []), ...(reading?.endings ?? [])].map(({ id }) => id),
      ...(isClear && { entry: reading.entry.id }),
    }
  })
  return piecesOf(text).flatMap(({ text, malayalam }) =>
    malayalam ? meant.splice(0, 1) : [{ word: text, gloss: text, isKnown: true, endings: [] }],
  )
}

/**
 * The meaning of a word in a sentence without a translation: its first sense, with the meanings of its
 * endings in brackets.
 */
function glossOf(reading: WordReading | undefined): string | undefined {
  if (!reading) return undefined
  const before = wordsBefore(reading)
  return before.reduceRight(
    (said, part, at) => afterPart(part, before[at + 1] ?? reading, said),
    glossOfOne(reading),
  )
}

type Part = Pick<WordReading, 'entry' | 'endings'>

/** എനിക്കിഷ്ടമായി is of two words, each with its own endings. */
function afterPart(part: Part, next: Part, said: string): string {
  const isAct = next.entry.pos === 'verb'
  // പറഞ്ഞുതരും is “say and give”, and മുട്ടയിട്ടു “put an egg”: in English the act comes first.
  if (isAct && part.endings.map(({ id }) => id).join() === 'participle') return `${senseOf(part)} and ${said}`
  if (!isAct || part.entry.pos !== 'noun' || part.endings.length > 0) return `${glossOfOne(part)} ${said}`
  const [act = ''] = senseOf(next).split(/,(?![^(]*\))/u)
  return withEndings(`${act} ${senseOf(part)}`, next)
}

const glossOfOne = (part: Part) =>
  withEndings(
    part.endings.some(({ means }) => means !== '') ? senseOf(part) : (part.entry.means[0] ?? ''),
    part,
  )

const senseOf = ({ entry }: Part) => (entry.means[0] ?? '').replace(/^to /u, '')

function withEndings(said: string, { endings }: Part): string {
  const means = joinedMeaning(endings)
  return means === '' ? said : `${said} (${means})`
}
