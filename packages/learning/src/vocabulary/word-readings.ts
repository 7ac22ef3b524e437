import { type Analysis, analyse, type Lexicon } from '@app/malayalam/forms'
import type { LexiconEntry } from './lexicon-entry.ts'

/** One way to understand a word: its dictionary entry, and what was joined to it. */
export type WordReading = Analysis<LexiconEntry>

/** As many are shown: the likeliest, and what the word may mean besides. */
const mostReadings = 3

/** What costs this much more than the likeliest reading has an ending more, or a rarer word: it only distracts. */
const tooUnlikely = 6

/** How a word may be understood, likeliest first; none where no entry explains it. */
export function wordReadings(word: string, lexicon: Lexicon<LexiconEntry>): readonly WordReading[] {
  const found = analyse(word, lexicon)
  const likeliest = found[0]?.cost ?? 0
  return found
    .filter((one) => one.cost - likeliest < (isBarePast(one) ? tooUnlikelyPast : tooUnlikely))
    .slice(0, mostReadings)
}

/** What one did may be another word as it stands: കത്തി “knife” and “burned”, കൂടി “also” and “rose”. */
const isBarePast = ({ entry, endings, before }: WordReading) =>
  entry.pos === 'verb' && !before && endings.length === 1 && endings[0]?.id === 'past'
const tooUnlikelyPast = 15

/**
 * Whether the entries of one letter are enough for these readings: they are, unless a word is read as two in one, of which the second
 * may begin with any letter, or cannot be read at all.
 */
export const needWholeLexicon = (readings: readonly WordReading[]): boolean =>
  readings.every(({ before }) => before !== undefined)
