import { keyOf, normalise } from '@app/malayalam'
import { soundsAlike } from '@app/malayalam/find'

/** The verdict on a typed answer. It is shown as a hint; the learner chooses the grade. */
export type TypedVerdict = 'nothing' | 'right' | 'close' | 'other'

/**
 * Compares a typed word with the right one. Any Malayalam spelling counts, and any way to write it in Latin
 * letters.
 */
export function judgeWord(typed: string, word: string): TypedVerdict {
  const text = withoutMarks(normalise(typed))
  if (text === '') return 'nothing'
  if (keyOf(text) === keyOf(withoutMarks(word))) return 'right'
  if (!soundsAlike(text, word)) return 'other'
  return hasMalayalam(text) ? 'close' : 'right'
}

/** Marks around the words, as keyboards set them: “മഴ”, മഴ. */
const withoutMarks = (text: string) =>
  text
    .replace(
      /(?<![\p{L}\p{M}\p{N}])[^\p{L}\p{M}\p{N}\s]+|[^\p{L}\p{M}\p{N}\s\u200C\u200D]+(?![\p{L}\p{M}\p{N}])/gu,
      '',
    )
    .trim()

/**
 * Compares a typed meaning with the right ones. Any one of the listed meanings counts; articles and
 * punctuation do not matter.
 */
export function judgeMeaning(typed: string, meaning: string): TypedVerdict {
  const said = plain(typed)
  if (said === '') return 'nothing'
  const meanings = meaning
    .split(/[,;/·]|\bor\b/)
    .map(plain)
    .filter(Boolean)
  if (meanings.includes(said) || plain(meaning) === said) return 'right'
  const words = new Set(said.split(' '))
  return meanings.some((one) => one.split(' ').some((word) => word.length > 2 && words.has(word)))
    ? 'close'
    : 'other'
}

function plain(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\([^)]*\)/g, ' ')
    .replace(/[^\p{L}\p{N}\s]/gu, '')
    .replace(/\b(?:a|an|the|to|is|be)\b/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

const hasMalayalam = (text: string) => /\p{Script=Malayalam}/u.test(text)
