import { keyOf } from '@app/malayalam'
import { soundsAlike } from '@app/malayalam/find'

/** What a typed answer looks like. It is shown and never forced: the learner grades. */
export type TypedVerdict = 'nothing' | 'right' | 'close' | 'other'

/** The word as it may be typed: in Malayalam however it is spelt, or in Latin letters as people write it. */
export function judgeWord(typed: string, word: string): TypedVerdict {
  const text = typed.trim()
  if (text === '') return 'nothing'
  if (keyOf(text) === keyOf(word)) return 'right'
  if (!soundsAlike(text, word)) return 'other'
  return hasMalayalam(text) ? 'close' : 'right'
}

/** The meaning as it may be typed: any one of the meanings that are listed, without articles and small marks. */
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
