import type { MetAt } from '@app/learning/vocabulary'
import { words as wordsOf } from '@app/malayalam'
import { targetLanguage } from '../../device/target-language/target-language.ts'
import { saveWord } from '../../device/words/saved-words.ts'
import { readingsOf } from '../../lexicon/lexicon.ts'
import { wordOfEntry } from '../../lexicon/word-of-entry.ts'

/**
 * Saves each word of a sentence that is in the dictionary, with the sentence. Returns how many words those
 * are, or that the device has no room for them.
 */
export async function keepWords(metAt: MetAt): Promise<number | 'no room'> {
  if (targetLanguage === 'english') return keepEnglish(metAt)
  const readings = await Promise.all(wordsOf(metAt.sentence).map(readingsOf))
  const entries = new Set(readings.flatMap(([likeliest]) => likeliest?.entry ?? []))
  const kept = [...entries].every((entry) => saveWord({ ...wordOfEntry(entry), metAt }))
  return kept ? entries.size : 'no room'
}

async function keepEnglish(metAt: MetAt): Promise<number | 'no room'> {
  const { glossEnglish } = await import('../../lexicon/english.ts')
  const words = (await glossEnglish(metAt.sentence)).filter(({ meaning }) => meaning !== '')
  const kept = words.every(({ word, meaning, pronunciation }) =>
    saveWord({ word, meaning, pronunciation, metAt }),
  )
  return kept ? words.length : 'no room'
}
