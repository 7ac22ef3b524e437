import { isMalayalam } from '@app/malayalam'
import { wordOf } from './dictionary-key.ts'

/** A sense of a word, as it is stored. */
export type NewEntry = { word: string; meaning: string; pos: string | null }

/**
 * What was read at a line of a dictionary's file: its entries (none if it has nothing for a learner), or what
 * is wrong there. Lines are counted from 1.
 */
export type DictionaryLine = { line: number } & ({ entries: NewEntry[] } | { fault: string })

export type DictionaryFault = { line: number; fault: string }

/** In characters. No dictionary has longer texts. */
const longestWord = 200
const longestMeaning = 4000
const longestPos = 100

/**
 * One checked sense. Empty if there is no word or no meaning. A text that the database cannot store is a
 * fault.
 */
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
