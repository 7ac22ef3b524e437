import { words as wordsOf } from '@app/malayalam'
import { easyLatin } from '@app/malayalam/sound'
import type { WordReading } from '../vocabulary/word-readings.ts'
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
  const best = bestReadings(words, readings)
  const glosses = glossesOf(words, known, readings)
  return {
    pronunciation: easyLatin(text).trim(),
    meaning: known?.english ?? byWords(glosses),
    vocabulary: words.map((word, at) => lineOf(word, glosses[at], best[at])).join('\n'),
  }
}

const unknown = '(not in our dictionary)'

function byWords(glosses: readonly (string | undefined)[]): string {
  const said = glosses.map((gloss) => gloss ?? '…').join(' · ')
  return `Word by word: ${said}\nI do not know a natural translation of this sentence.`
}

/** ചായക്കടയിൽ (chaayakkadayil): in the tea shop = ചായക്കട tea shop + in, at, on */
function lineOf(word: string, gloss: string | undefined, reading: WordReading | undefined): string {
  const said = `${word} (${easyLatin(word)})`
  if (!reading) return `${said}: ${gloss ?? unknown}`
  const { entry, before, endings } = reading
  const parts = [
    ...(before ? [partOf(before.entry), ...before.endings.map(endingOf)] : []),
    partOf(entry),
    ...endings.map(endingOf),
  ]
  return parts.length > 1 ? `${said}: ${gloss} = ${parts.join(' + ')}` : `${said}: ${gloss}`
}

const partOf = ({ word, means }: WordReading['entry']) => `${word} ${means[0] ?? ''}`
const endingOf = ({ means }: WordReading['endings'][number]) => means
