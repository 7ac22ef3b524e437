import { words } from '@app/malayalam'
import { easyLatin } from '@app/malayalam/sound'
import type { WordReading } from '../../vocabulary/index.ts'
import type { TranscriptWord } from '../transcript.ts'

/**
 * The words of a line that nobody has glossed, each with what the dictionary takes it for: the first meaning of its entry, and those of
 * its endings. A word that the dictionary does not have gets no meaning, and none is made up for it.
 */
export function glossWords(
  text: string,
  readingOf: (word: string) => WordReading | undefined,
): TranscriptWord[] {
  return words(text).map((word) => ({
    word,
    meaning: meaningOf(readingOf(word)),
    pronunciation: easyLatin(word),
  }))
}

function meaningOf(reading: WordReading | undefined): string {
  if (!reading) return ''
  const { entry, endings } = reading
  return [entry.means[0], ...endings.map(({ means }) => means)].join(' + ')
}
