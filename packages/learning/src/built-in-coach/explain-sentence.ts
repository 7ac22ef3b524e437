import { words as wordsOf } from '@app/malayalam'
import { easyLatin } from '@app/malayalam/sound'
import type { WordReading } from '../vocabulary/word-readings.ts'
import { contradicts, senseIn } from './fits-gloss.ts'
import type { KnownSentence } from './made-sentence.ts'
import { bestReadings, glossesOf, type Readings } from './word-gloss.ts'

/** The three boxes of an analysis. */
export type Analysis = { pronunciation: string; meaning: string; vocabulary: string }

/** How a sentence is said, what it means, and what each of its words does. Where no translation is known, it says so. */
export function explainSentence(
  text: string,
  known: KnownSentence | undefined,
  readings: Readings,
): Analysis {
  const words = wordsOf(text)
  const best = bestReadings(words, readings, known)
  const glosses = glossesOf(words, known, readings)
  return {
    pronunciation: easyLatin(text).trim(),
    meaning: known?.english ?? byWords(glosses),
    vocabulary: words.map((word, at) => lineOf(word, glosses[at], best[at], known?.gloss[at])).join('\n'),
  }
}

const unknown = '(not in our dictionary)'

function byWords(glosses: readonly (string | undefined)[]): string {
  const said = glosses.map((gloss) => gloss ?? '…').join(' · ')
  return `Word by word: ${said}\nI do not know a natural translation of this sentence.`
}

/**
 * ചായക്കടയിൽ (chaayakkadayil): in the tea shop = ചായക്കട tea shop + in, at, on. Parts that would say another thing than the bank's own
 * gloss are left out: its gloss is right.
 */
function lineOf(
  word: string,
  gloss: string | undefined,
  reading: WordReading | undefined,
  authored: string | undefined,
): string {
  const said = `${word} (${easyLatin(word)})`
  if (!reading) return `${said}: ${gloss ?? unknown}`
  if (authored !== undefined && contradicts(reading, authored)) return `${said}: ${authored}`
  const { entry, before, endings } = reading
  const partOf = (entry: WordReading['entry']) => `${entry.word} ${senseIn(entry, authored ?? '')}`
  const parts = [
    ...(before ? [partOf(before.entry), ...before.endings.map(endingOf)] : []),
    partOf(entry),
    ...endings.map(endingOf),
  ]
  return parts.length > 1 ? `${said}: ${gloss} = ${parts.join(' + ')}` : `${said}: ${gloss}`
}

const endingOf = ({ means }: WordReading['endings'][number]) => means
