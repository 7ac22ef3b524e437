import type { MetAt, SavedWord } from '@app/learning/vocabulary'
import { words as wordsOf } from '@app/malayalam'
import { targetLanguage } from '../../device/target-language/target-language.ts'
import { type Refusal, saveWords } from '../../device/words/saved-words.ts'
import { readingsOf } from '../../lexicon/lexicon.ts'
import { wordOfEntry } from '../../lexicon/word-of-entry.ts'

/**
 * Saves each word of a sentence that is in the dictionary, with the sentence. Returns how many words those
 * are, or why none of them was saved.
 */
export async function keepWords(metAt: MetAt): Promise<number | Refusal> {
  if (targetLanguage === 'english') return keepEnglish(metAt)
  const readings = await Promise.all(wordsOf(metAt.sentence).map(readingsOf))
  const entries = new Set(readings.flatMap(([likeliest]) => likeliest?.entry ?? []))
  return save([...entries].map((entry) => ({ ...wordOfEntry(entry), metAt })))
}

async function keepEnglish(metAt: MetAt): Promise<number | Refusal> {
  const { glossEnglish } = await import('../../lexicon/english.ts')
  const words = (await glossEnglish(metAt.sentence)).filter(({ meaning }) => meaning !== '')
  return save(words.map(({ word, meaning, pronunciation }) => ({ word, meaning, pronunciation, metAt })))
}

function save(words: readonly SavedWord[]): number | Refusal {
  const saved = saveWords(words)
  return typeof saved === 'string' ? saved : words.length
}
