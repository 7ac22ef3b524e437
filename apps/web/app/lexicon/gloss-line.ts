import type { TranscriptWord } from '@app/learning/video'
import { glossWords } from '@app/learning/video/gloss'
import { words } from '@app/malayalam'
import { targetLanguage } from '../device/target-language/target-language.ts'

/**
 * The words of a line without glosses, as our dictionary reads them. Only the needed parts of the dictionary
 * are loaded.
 */
export async function glossLine(text: string): Promise<TranscriptWord[]> {
  if (targetLanguage === 'english') return (await import('./english.ts')).glossEnglish(text)
  const { readingsOf } = await import('./lexicon.ts')
  const found = await Promise.all(
    [...new Set(words(text))].map(async (word) => [word, (await readingsOf(word))[0]] as const),
  )
  const readings = new Map(found)
  return glossWords(text, (word) => readings.get(word))
}
