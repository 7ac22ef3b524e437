import type { MetAt } from '@app/learning/vocabulary'
import { words as wordsOf } from '@app/malayalam'
import { readingsOf } from '../../lib/lexicon.ts'
import { saveWord } from '../../lib/saved-words.ts'
import { wordOfEntry } from '../../lib/word-of-entry.ts'

/** Saves each word of a sentence that the dictionary has, with the sentence it was met in. Answers how many those are. */
export async function keepWords(metAt: MetAt): Promise<number> {
  const readings = await Promise.all(wordsOf(metAt.sentence).map(readingsOf))
  const entries = new Set(readings.flatMap(([likeliest]) => likeliest?.entry ?? []))
  for (const entry of entries) saveWord({ ...wordOfEntry(entry), metAt })
  return entries.size
}
