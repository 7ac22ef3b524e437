import { type Analysis, analyse, type Lexicon } from '@app/malayalam/forms'
import type { LexiconEntry } from './lexicon-entry.ts'

/** One reading of a word: its dictionary entry and the endings joined to it. */
export type WordReading = Analysis<LexiconEntry>

/** The most readings that are shown: the likeliest one and other possible ones. */
const mostReadings = 3

/**
 * A reading that costs this much more than the likeliest has one more ending or a rarer word. It would only
 * distract.
 */
const tooUnlikely = 6

/** The readings of a word, likeliest first. Empty if no entry explains it. */
export function wordReadings(word: string, lexicon: Lexicon<LexiconEntry>): readonly WordReading[] {
  const found = analyse(word, lexicon)
  const likeliest = found[0]?.cost ?? 0
  return found
    .filter((one) => one.cost - likeliest < (isBarePast(one) ? tooUnlikelyPast : tooUnlikely))
    .slice(0, mostReadings)
}

/** A past form may also be another word: കത്തി “knife” and “burned”, കൂടി “also” and “rose”. */
const isBarePast = ({ entry, endings, before }: WordReading) =>
  entry.pos === 'verb' && !before && endings.length === 1 && endings[0]?.id === 'past'
const tooUnlikelyPast = 15

/**
 * Whether the entries of the word's first letter are not enough for its readings: if it is read as two words
 * in one, the second may begin with any letter; if it has no reading, it may be such a word.
 */
export const needWholeLexicon = (readings: readonly WordReading[]): boolean =>
  readings.every(({ before }) => before !== undefined)
