import { isMalayalam } from '@app/malayalam'
import { wordOf } from './dictionary-key.ts'

/** A sense of a word, as it is kept. */
export type NewEntry = { word: string; meaning: string; pos: string | null }

/**
 * What a place in a dictionary's file comes to: its entries, none where it holds nothing for a learner, or what is wrong there.
 * The line is counted from 1.
 */
export type DictionaryLine = { line: number } & ({ entries: NewEntry[] } | { fault: string })

export type DictionaryFault = { line: number; fault: string }

/** Characters. Longer texts are no dictionary's. */
const longestWord = 200
const longestMeaning = 4000
const longestPos = 100

/** One sense, checked. Empty where there is no word or no meaning; texts that nothing could keep are a fault. */
export function readSense(word: string, meaning: string, pos = ''): NewEntry[] | { fault: string } {
  const entry = { word: wordOf(word), meaning: wordOf(meaning), pos: wordOf(pos) || null }
  if (entry.word === '' || entry.meaning === '') return []
  const texts: [name: string, text: string, longest: number][] = [
    ['word', entry.word, longestWord],
    ['meaning', entry.meaning, longestMeaning],
    ['part of speech', entry.pos ?? '', longestPos],
  ]
  for (const [name, text, longest] of texts) {
    if (text.includes('\uFFFD')) return { fault: `The ${name} is not UTF-8.` }
    if (/[\p{Cc}\p{Cs}]/u.test(text)) return { fault: `The ${name} has control characters in it.` }
    if (text.length > longest) return { fault: `The ${name} is longer than ${longest} characters.` }
  }
  return isMalayalam(entry.word) ? [entry] : []
}
