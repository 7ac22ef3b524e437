import type { WordReading } from '@app/learning/vocabulary'
import { wordsBefore } from '@app/malayalam/forms'
import type { KnownSentence } from '../known-sentence.ts'
import { denialOf } from '../meaning/english/denial.ts'
import type { MeantWord } from '../meaning/meant-word.ts'
import { agrees } from './fits-gloss.ts'
import { type Readings, readInPlace } from './in-place.ts'
import { joinedMeaning } from './joined-endings.ts'
import { piecesOf } from './pieces-of.ts'
import { placesOf } from './place.ts'

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
 * The same with everything that a learner may guess, and whether the word denies. Words in other letters mean
 * themselves.
 */
export function meantWords(text: string, known: KnownSentence | undefined, readings: Readings): MeantWord[] {
  const best = bestReadings(text, readings, known)
  const glosses = glossesOf(text, known, readings)
  const meant = placesOf(text, readings).map(({ word, found, mark }, at): MeantWord => {
    const entries = found.flatMap((one) => [...wordsBefore(one), one].map(({ entry }) => entry))
    const reading = best[at]
    const endings = [...(reading?.before?.endings ?? []), ...(reading?.endings ?? [])]
    return {
      word,
      entries: entries.map(({ word }) => word),
      gloss: glosses[at] ?? '…',
      senses: entries.flatMap(({ means }) => means),
      endings: endings.map(({ means }) => means),
      denial: denialOf(reading),
      kind: kindOf(reading),
      mark,
    }
  })
  return piecesOf(text).flatMap(({ text, malayalam }) => (malayalam ? meant.splice(0, 1) : [itself(text)]))
}

const itself = (word: string): MeantWord => ({
  word,
  entries: [],
  gloss: word,
  senses: [],
  endings: [],
  denial: 'no',
  kind: 'other',
})

/** Some say what one does and are no verbs in Malayalam: to want, to like, to know. */
const actLikeVerbs = new Set(['വേണം', 'ഇഷ്ടം', 'അറിയാം'])

function kindOf(reading: WordReading | undefined): MeantWord['kind'] {
  if (!reading) return 'other'
  const { entry, endings } = reading
  if (entry.pos === 'verb' || actLikeVerbs.has(entry.word)) return 'verb'
  if (!['noun', 'name', 'pronoun'].includes(entry.pos)) return 'other'
  return endings.some(({ id }) => id === 'accusative') ? 'object' : 'noun'
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
