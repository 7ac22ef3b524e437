import { words as wordsOf } from '@app/malayalam'
import { easyLatin } from '@app/malayalam/sound'
import type { WordReading } from '../vocabulary/word-readings.ts'
import type { KnownSentence } from './made-sentence.ts'

/** The three boxes of an analysis. */
export type Analysis = { pronunciation: string; meaning: string; vocabulary: string }

/** How a word may be understood, likeliest first. */
export type Readings = (word: string) => readonly WordReading[]

/** How a sentence is said, what it means, and what each of its words does. Where no translation is known, it says so. */
export function explainSentence(
  text: string,
  known: KnownSentence | undefined,
  readings: Readings,
): Analysis {
  const words = wordsOf(text)
  const glosses = words.map((word, at) => known?.gloss[at] ?? glossOf(readings(word)[0]))
  return {
    pronunciation: easyLatin(text).trim(),
    meaning: known?.english ?? byWords(glosses),
    vocabulary: words.map((word, at) => lineOf(word, glosses[at], readings(word)[0])).join('\n'),
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

/** What a word of a sentence nobody has translated means by itself: its first sense, and what its endings say. */
function glossOf(reading: WordReading | undefined): string | undefined {
  if (!reading) return undefined
  const { entry, before, endings } = reading
  const whole = [...(before ? [before.entry.means[0]] : []), entry.means[0]].join(' ')
  const said = endings.map(({ means }) => means).filter((means) => means !== '')
  return said.length > 0 ? `${whole.replace(/^to /u, '')} (${said.join('; ')})` : whole
}
