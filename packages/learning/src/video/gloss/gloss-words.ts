import { words } from '@app/malayalam'
import { easyLatin } from '@app/malayalam/sound'
import type { WordReading } from '../../vocabulary/index.ts'
import type { TranscriptWord } from '../transcript.ts'

/**
 * Glosses the words of a line from the dictionary: the first meaning of the entry and the meanings of its
 * endings. A word that is not in the dictionary gets no meaning.
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
