import { inDigits } from './numbers.ts'
import { inOneSpelling } from './one-spelling.ts'
import { beforeIs, straight, writtenOut } from './short-forms.ts'

/** Words that change nothing of a meaning, as long as other words are left. */
const small = new Set(['a', 'an', 'the', 'to', 'is', 'be'])

/**
 * A text in English, as it is compared: without capitals, marks, articles and the "to" of a verb, with numbers
 * as digits, in one of the two spellings of English. Empty if it has no letter.
 */
export function plainEnglish(text: string): string {
  const words = writtenOut(straight(text.toLowerCase()).replace(/\b(?:etc|e\.g|i\.e)\b\.?/g, ' '))
    .replace(/\b(\w+)'s\b/g, (whole, word: string) => (beforeIs.has(word) ? `${word} is` : whole))
    .replace(/\bcannot\b/g, 'can not')
    .replace(/&/g, ' and ')
    .normalize('NFKD')
    .replace(/(?<=\d),(?=\d{2,3}\b)/g, '')
    .replace(/[-‐–—_./]/g, ' ')
    .replace(/[^\p{L}\p{N}\s]/gu, '')
    .split(/\s+/)
    .filter(Boolean)
  const telling = words.filter((word) => !small.has(word))
  const kept = telling.length > 0 ? telling : words.length > 1 && words[0] === 'to' ? words.slice(1) : words
  return inDigits(
    kept.map(inOneSpelling),
    (word) => word,
    (digits) => digits,
  ).join(' ')
}
