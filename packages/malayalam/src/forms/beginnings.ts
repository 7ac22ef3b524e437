import { keyOf } from '../compare.ts'
import type { WordEntry } from './entry.ts'
import { stemsOf } from './stems/stems.ts'

/** The first letter of a word in any spelling; empty if there is no word. */
export const beginningOf = (word: string): string => keyOf(word).charAt(0)

/**
 * The letters that the forms of an entry begin with: ഞ and എ for ഞാൻ. The lexicon is divided by them into
 * files.
 */
export function beginnings(entry: WordEntry): string[] {
  const texts = [entry.word, ...(entry.also ?? []), ...stemsOf(entry).map(({ text }) => text)]
  return [...new Set(texts.map(beginningOf))]
}
