import { keyOf } from '../compare.ts'
import type { WordEntry } from './entry.ts'
import { stemsOf } from './stems/stems.ts'

/** The letter that a word begins with, whatever its spelling; nothing for what is no word. */
export const beginningOf = (word: string): string => keyOf(word).charAt(0)

/** The letters that the forms of an entry begin with: ഞ and എ of ഞാൻ. A lexicon in parts is divided by them. */
export function beginnings(entry: WordEntry): string[] {
  const texts = [entry.word, ...(entry.also ?? []), ...stemsOf(entry).map(({ text }) => text)]
  return [...new Set(texts.map(beginningOf))]
}
