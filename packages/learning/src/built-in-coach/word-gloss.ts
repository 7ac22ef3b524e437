import type { WordReading } from '../vocabulary/word-readings.ts'
import type { MeantWord } from './compare-meaning.ts'
import { denialOf } from './denial.ts'
import { agrees } from './fits-gloss.ts'
import type { KnownSentence } from './made-sentence.ts'

/** How a word may be understood, likeliest first. */
export type Readings = (word: string) => readonly WordReading[]

/**
 * How each word of a sentence is best understood where it stands: as its gloss has it, where the bank knows one (മുറിയും is “and a room”
 * or “will get cut”). Undefined for one that is in no entry.
 */
export const bestReadings = (
  words: readonly string[],
  readings: Readings,
  known?: KnownSentence,
): (WordReading | undefined)[] =>
  words.map((word, at) => {
    const found = readings(word)
    const gloss = known?.gloss[at] ?? ''
    const fitting = found.filter((reading) => agrees(reading, gloss))
    const likely = fitting.length > 0 ? fitting : found
    return (at === words.length - 1 ? likely.find(mayEnd) : undefined) ?? likely[0]
  })

/** What every word of a sentence means: as the bank says it, else as the dictionary does. What is in neither has no gloss. */
export function glossesOf(
  words: readonly string[],
  known: KnownSentence | undefined,
  readings: Readings,
): (string | undefined)[] {
  return bestReadings(words, readings).map((reading, at) => known?.gloss[at] ?? glossOf(reading))
}

/** The same with all that a learner may guess, and whether the word denies. */
export function meantWords(
  words: readonly string[],
  known: KnownSentence | undefined,
  readings: Readings,
): MeantWord[] {
  const best = bestReadings(words, readings, known)
  const glosses = glossesOf(words, known, readings)
  return words.map((word, at) => {
    const entries = readings(word).flatMap(({ entry, before }) => (before ? [before.entry, entry] : [entry]))
    const reading = best[at]
    const endings = [...(reading?.before?.endings ?? []), ...(reading?.endings ?? [])]
    return {
      word,
      entries: entries.map(({ word }) => word),
      gloss: glosses[at] ?? '…',
      senses: entries.flatMap(({ means }) => means),
      endings: endings.map(({ means }) => means),
      denial: denialOf(reading),
    }
  })
}

/** പോകേണ്ട before a noun is where one must go, and at the end that one need not. */
const mayEnd = ({ endings }: WordReading) => !/Relative$|^needed$/u.test(endings.at(-1)?.id ?? '')

/** What a word of a sentence nobody has translated means by itself: its first sense, and in brackets what its endings say. */
function glossOf(reading: WordReading | undefined): string | undefined {
  if (!reading) return undefined
  const { entry, before, endings } = reading
  const whole = [...(before ? [before.entry.means[0]] : []), entry.means[0]].join(' ')
  const said = endings.map(({ means }) => means).filter((means) => means !== '')
  return said.length > 0 ? `${whole.replace(/^to /u, '')} (${said.join('; ')})` : whole
}
