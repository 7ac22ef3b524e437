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
  const [likeliest] = found
  if (!likeliest) return []
  return found
    .filter((one) => one.cost - likeliest.cost < (mayBeMeant(one, likeliest) ? tooUnlikelyToo : tooUnlikely))
    .slice(0, mostReadings)
}

/**
 * A form of a word may also be another word: കത്തി “burned” and “knife”, കൂടി “rose” and “also”; and a rare
 * noun may be a case of a commoner one, ബോട്ടിൽ “bottle” and “in a boat”; മോളിൽ is “upstairs” and “in the daughter”; കുറഞ്ഞത് is “at least” and “the low one”.
 */
const mayBeMeant = ({ entry, endings, before }: WordReading, likeliest: WordReading) =>
  !before &&
  endings.length === 1 &&
  ((entry.pos === 'verb' && endings[0]?.id === 'past') ||
    (likeliest.entry.pos === 'adverb' && endings[0]?.id === 'nominal') ||
    (isNoun(entry) &&
      isNoun(likeliest.entry) &&
      likeliest.endings.length === 0 &&
      entry.use < likeliest.entry.use) ||
    (isNoun(entry) && endings[0]?.id === 'locative' && isWhere(likeliest)))
const isWhere = ({ entry, endings }: WordReading) => entry.pos === 'adverb' && endings.length === 0
const isNoun = ({ pos }: LexiconEntry) => pos === 'noun'
const tooUnlikelyToo = 15

/**
 * Whether the entries of the word's first letter are not enough for its readings: if it is read as two words
 * in one, the second may begin with any letter; if it has no reading, it may be such a word.
 */
export const needWholeLexicon = (readings: readonly WordReading[]): boolean =>
  readings.every(({ before }) => before !== undefined)
